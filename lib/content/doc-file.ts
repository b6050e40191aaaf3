import type { Locale } from 'next-intl'
import { shortHash } from '../core/short-hash'
import { splitPageFile } from '../i18n/language-code'
import { splitFrontMatter } from './front-matter'
import { kindOf, pathInKind } from './kinds'

/** `docs/bi/intro.ru.mdx` → version, path and language; undefined for a file whose name says no language. */
export function parseDocFile(file: string): { version: string; path: string; locale: Locale } | undefined {
  const kind = kindOf(file)
  const named = kind && splitPageFile(pathInKind(kind, file) ?? '')
  if (!named) return undefined
  const version = /^versions\/([^/]+)\//.exec(file)?.[1] ?? 'current'
  return { version, path: named.name.replace(/(^|\/)index$/, ''), locale: named.locale as Locale } // the check tells of others (lib/check/files.ts)
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
