import path from 'node:path'
import { parseDocFile } from '../../content/doc-file'
import { DOC, ETL_COMPONENT, ETL_GUIDE, isOfKind, kindOf } from '../../content/kinds'
import { decodePath, docTagsUrl, docUrl, isWithin, locales } from '../../core/routes'
import type { DocsVersion } from '../../site'
import type { OwnPage } from '../kit'

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
  if (kind !== DOC && kind !== ETL_GUIDE) return undefined // only these stand on pages of a version
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
