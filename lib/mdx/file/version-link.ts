import path from 'node:path'
import { parseDocFile } from '../../content/doc-file'
import { DOC, ETL_COMPONENT, ETL_GUIDE, isOfKind, kindOf, pathInKind } from '../../content/kinds'
import { decodePath, docTagsUrl, docUrl, isWithin, locales } from '../../core/routes'
import { pageEnding } from '../../i18n/language-code'
import type { DocsVersion } from '../../site'
import type { OwnPage } from '../kit'

/**
 * The site path that a link counted from its file means, as GitHub and other generators read it: `./x`, `../y.mdx#a`.
 * @returns undefined for an address of another kind, and where a file has no address
 */
export function pathBeside(file: string, href: string): string | undefined {
  const address = kindOf(file)?.address
  const [, written = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(href) ?? []
  if (!address || written === '' || /^(?:[a-z][a-z0-9+.-]*:|\/)/i.test(written)) return undefined
  if (/\.[a-z][a-z0-9]{1,4}$/i.test(written) && !/\.mdx?$/i.test(written)) return undefined // a file
  const folder = path.posix.dirname(pathInKind(kindOf(file) ?? DOC, file) ?? '')
  const page = written.replace(pageEnding(), '').replace(/(?:^|\/)index$/i, '')
  return path.posix.resolve('/', address(''), folder, page) + rest
}

/**
 * Authors write `/docs/bi/x` in every version, so that a text can be copied from one to another. @returns the page that
 * it is in the version of the file, in a folder with such files; undefined where the link means what it says
 */
export function ownPage(
  file: string,
  href: string,
  versions: Pick<DocsVersion, 'name' | 'path'>[],
  exists: (file: string) => boolean,
): OwnPage | undefined {
  const kind = kindOf(file)
  if (kind !== DOC && kind !== ETL_GUIDE) return undefined // only these are on pages of a version
  const name = parseDocFile(file)?.version
  const version = versions.find((known) => known.name === name)
  const [, written = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(href) ?? []
  if (!version?.path || !isWithin(written, docUrl(''))) return undefined
  const own = written.slice(docUrl('').length).replace(/^\/|\/$/g, '')
  const docPath = decodePath(own)
  const isElsewhere = versions.some((known) => known.path === docPath.split('/')[0])
  if ((docPath !== '' && isElsewhere) || docPath.split('/').includes('..')) return undefined
  const isTagList = isWithin(docUrl(docPath), docTagsUrl()) // each version has its own
  const files = isTagList ? [] : filesOf(docPath, version.name)
  return { href: docUrl(own, version.path) + rest, files, isThere: isTagList || files.some(exists) }
}

function filesOf(docPath: string, version: string): string[] {
  const folder = version === 'current' ? 'docs' : `versions/${version}/docs`
  const component = `${docPath}.yaml`
  return [
    ...[docPath, path.posix.join(docPath, 'index')]
      .filter(Boolean)
      .flatMap((name) => locales().map((locale) => `${folder}/${name}.${locale}.mdx`)),
    ...(version === 'current' && isOfKind(ETL_COMPONENT, component) ? [component] : []),
  ]
}
