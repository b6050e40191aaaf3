import { shortHash } from '../short-hash'
import { splitFrontMatter } from './front-matter'

const DOC_FILE = /^(?:versions\/(?<version>[^/]+)\/)?[a-z]+\/(?<path>.+)\.(?<locale>[a-z]{2}(?:-[A-Z]{2})?)\.mdx$/

/** `docs/bi/intro.ru.mdx` → version, path and language; undefined for a file whose name says no language. */
export function parseDocFile(file: string): { version: string; path: string; locale: string } | undefined {
  const groups = DOC_FILE.exec(file)?.groups
  if (!groups?.path || !groups.locale) return undefined
  return { version: groups.version ?? 'current', path: groups.path.replace(/(^|\/)index$/, ''), locale: groups.locale }
}

/** Hash of a page's words: line endings, trailing blanks and the translation mark do not count. */
export function sourceHash(source: string): string {
  const { yaml, body } = splitFrontMatter(source)
  const fields = yaml.split('\n').filter((line) => !line.startsWith('translated_from:'))
  return shortHash(
    [...fields, body]
      .join('\n')
      .replace(/\r/g, '')
      .replace(/[ \t]+$/gm, '')
      .trim(),
  )
}
