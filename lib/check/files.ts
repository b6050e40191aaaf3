import path from 'node:path'
import { parseDocFile } from '../content/doc-file'
import { type ContentFile, DATA_FILES, listContent } from '../content/files'
import { DOC, HOMES, kindOf, PLAIN_KINDS, pathInKind } from '../content/kinds'
import { listPages } from '../content/pages'
import { isFilePath } from '../core/file-path'
import { type Issue, type Problem, suggest } from '../core/problem'
import { defaultLocale, docTagsUrl, helpUrl, isLocale, isWithin, locales, offlineUrl, searchUrl } from '../core/routes'
import { DEV_ROUTES } from '../dev/routes'
import type { Site } from '../site'
import { FILE_SEGMENTS } from '../site/hosting'
import { errorIn, orphan, repeated } from './report'

/** First parts of addresses that belong to the site itself; languages are taken as well. */
const TAKEN = [
  ...HOMES,
  ...FILE_SEGMENTS,
  ...[searchUrl(), helpUrl(), offlineUrl(), ...DEV_ROUTES].map((href) => href.slice(1)),
  '404',
  'index',
  'moved', // what leads old addresses on
  'tags', // nothing is there yet
]
const isTaken = (name: string): boolean => TAKEN.includes(name) || isLocale(name) || name.startsWith('_next')
const SEGMENT = /^[\p{L}\p{N}_][\p{L}\p{N}_.-]*$/u

/** What the names and places of files alone say: what cannot be read, has no address or would never be found. */
export function checkFiles(dir: string, site: Site): Problem[] {
  const files = listContent(dir).filter(({ file }) => !file.split('/').includes('media'))
  return [
    ...files.flatMap(({ file, issue }): Problem[] => {
      const found = issue ?? nameIssue(file)
      return found ? [{ severity: 'error', file, ...found }] : []
    }),
    ...checkHostFiles(files),
    ...sameButCapitals(files),
    ...checkVersionFolders(files, site),
    ...checkPlainFiles(dir, files),
  ]
}

/** The first thing that is wrong with the name of a file, so that one mistake is one problem. */
function nameIssue(file: string): Issue | undefined {
  const { base, ext } = path.posix.parse(file)
  if (!file.includes('/')) {
    if (/\.ya?ml$/i.test(base) && !DATA_FILES.includes(base))
      return { message: 'a file of this name is read by nothing', fix: suggest(base, DATA_FILES) }
    return /\.mdx?$/i.test(base)
      ? { message: 'a page at the root of the content folder has no address', fix: 'move it to docs/ or pages/.' }
      : undefined
  }
  const kind = kindOf(file)
  if (!kind || !/^\.mdx?$/i.test(ext)) return undefined
  if (ext !== '.mdx')
    return { message: `pages end in .mdx, this one in ${ext}`, fix: `name it ${base.slice(0, -ext.length)}.mdx.` }
  const odd = file
    .slice(0, -ext.length)
    .split('/')
    .find((part) => !SEGMENT.test(part))
  if (odd !== undefined && SEGMENT.test(odd.normalize('NFC')))
    return {
      message: `“${odd}” writes a letter in two parts (NFD), as macOS did`,
      fix: `rename it: convmv -f utf8 -t utf8 --nfc --notest ${file}`,
    }
  if (odd !== undefined)
    return {
      message: `“${odd}” cannot be part of an address`,
      fix: 'use letters, digits, hyphens, dots and underscores.',
    }
  const named = parseDocFile(file)
  if (named === undefined) return undefined // reported where the page is compiled
  if (!locales().includes(named.locale))
    return {
      message: `the site has no language “${named.locale}”`,
      fix: `use one of: ${locales().join(', ')}, or add it to locales in site.yaml.`,
    }
  const address = kind.address?.(named.path)
  if (address !== undefined && isFilePath(address))
    return { message: `the address ${address} looks like that of a file`, fix: 'name the page without a dot.' }
  return kind.name === DOC.name && isWithin(named.path, 'tags')
    ? { message: `${docTagsUrl()} is the list of tags`, fix: 'rename the file.' }
    : undefined
}

/** Files that static hosts read beside the pages of a site. */
const HOST_FILES = ['_redirects', '_headers', 'robots.txt', 'CNAME']

const checkHostFiles = (files: ContentFile[]): Problem[] =>
  files
    .filter(({ file }) => HOST_FILES.includes(file))
    .map(({ file }) => ({
      severity: 'warning',
      file,
      message: 'the file is not published',
      fix: 'the build writes files for the host itself: add yours to the published folder after it.',
    }))

/** Systems that do not tell capitals from small letters would keep one of the two. */
const sameButCapitals = (files: ContentFile[]): Problem[] =>
  repeated(files, ({ file }) => file.toLowerCase()).map(({ entry, first }) => ({
    severity: 'warning',
    file: entry.file,
    message: `differs from ${first.file} by capitals only`,
    fix: 'rename one of the two: Windows and macOS take them for one file.',
  }))

/** Folders of versions that site.yaml does not name are published nowhere. */
function checkVersionFolders(files: ContentFile[], site: Site): Problem[] {
  const names = new Set(files.flatMap(({ file }) => /^versions\/([^/]+)\//.exec(file)?.[1] ?? []))
  const known = site.docs.versions.map(({ name }) => name)
  return [...names]
    .filter((name) => !known.includes(name))
    .map((name) => ({
      severity: 'warning',
      file: `versions/${name}`,
      message: 'site.yaml does not name this version, so it is not published',
      fix: `add { name: "${name}", label: "${name}", path: "${name}" } to docs.versions, or remove the folder.`,
    }))
}

/** What is wrong with the files in the folders of plain pages. */
function checkPlainFiles(dir: string, files: ContentFile[]): Problem[] {
  const pages = listPages(dir)
  const originals = new Set(pages.filter(({ locale }) => locale === defaultLocale()).map(({ href }) => href))
  return files.flatMap(({ file, issue }): Problem[] => {
    const kind = issue ? undefined : PLAIN_KINDS.find((plain) => pathInKind(plain, file) !== undefined)
    if (!kind) return []
    const report = (message: string, fix: string): Problem[] => [errorIn(file, message, fix)]
    const inside = pathInKind(kind, file) ?? ''
    const folder = file.slice(0, -inside.length)
    if (!kind.isDeep && inside.includes('/'))
      return report(`${folder} has no folders in it`, 'move the file up, or to docs/.')
    const page = pages.find((known) => known.file === file)
    if (page === undefined)
      return /\.mdx$/.test(file)
        ? report('the file name says no language', `name it ${file.replace(/\.mdx$/, `.${defaultLocale()}.mdx`)}.`)
        : []
    if (!kind.home && isTaken(page.name))
      return report(`the address /${page.name} is taken by the site itself`, 'rename the file in all languages.')
    return !originals.has(page.href) && locales().includes(page.locale) ? [orphan('page', file, page.locale)] : []
  })
}
