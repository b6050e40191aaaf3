import fs from 'node:fs'
import path from 'node:path'
import { parseDocFile } from '../../lib/content/doc-file'
import { filesOfKind, isOfKind, TEXT_KINDS, type TextKind } from '../../lib/content/kinds'
import { nearest } from '../../lib/core/problem'
import { docUrl, isWithin } from '../../lib/core/routes'
import { readSite } from '../../lib/site'

/** A file of a page with its own address. */
export interface PageFile {
  file: string
  url: string
  kind: TextKind
}

export interface Plan {
  /** Old and new addresses of pages. */
  urls: Map<string, string>
  /** Old and new names of their files. */
  files: Map<string, string>
}

/** Every file of a page with its address. */
export function listPageFiles(dir: string): PageFile[] {
  const versions = new Map(readSite(dir).value.docs.versions.map(({ name, path: versionPath }) => [name, versionPath]))
  return TEXT_KINDS.flatMap((kind) =>
    filesOfKind(dir, kind).flatMap((file) => {
      const named = parseDocFile(file)
      return named && kind.address ? [{ file, kind, url: kind.address(named.path, versions.get(named.version)) }] : []
    }),
  )
}

/** `bi/registry` → `/docs/bi/registry`; what begins with a slash is an address already. */
export const toAddress = (written: string): string =>
  (written.startsWith('/') ? written : docUrl(written)).replace(/(.)\/+$/, '$1').replace(/\.html$/, '')

/**
 * What moves when a page, or a folder of pages, gets another address.
 * @throws Error with one line that says why it cannot
 */
export function planMove(dir: string, from: string, to: string): Plan {
  const all = listPageFiles(dir)
  const moved = all.filter(({ url }) => isWithin(url, from))
  if (moved.length === 0) {
    const near = nearest(from, new Set(all.map(({ url }) => url)))
    throw new Error(`there is no page and no folder ${from}${near ? `; did you mean ${near}?` : ''}`)
  }
  if (from === to) throw new Error(`${from} is there already`)
  const newUrl = (url: string) => `${to}${url.slice(from.length)}`
  const [taken] = all.filter(({ url }) => !isWithin(url, from) && moved.some((page) => newUrl(page.url) === url))
  if (taken)
    throw new Error(`${taken.url} is there already (${taken.file}): choose another address, or remove it first`)
  const files = new Map(moved.map((page) => [page.file, newFile(dir, page, newUrl(page.url))]))
  // The changes of a release lie beside its post.
  for (const [file, target] of [...files]) {
    const [changes, moved] = [file, target].map((name) => name.replace(/\.[^./]+\.mdx$/, '.changes.yaml'))
    if (changes && moved && fs.existsSync(path.join(dir, changes))) files.set(changes, moved)
  }
  return { urls: new Map(moved.map(({ url }) => [url, newUrl(url)])), files }
}

/** The file of a page at another address, in the same folder of its kind and its version. */
function newFile(dir: string, page: PageFile, url: string): string {
  const { base } = path.posix.parse(page.file)
  const ending = /\.[^.]+\.mdx$/.exec(base)?.[0] ?? '.mdx'
  if (parseDocFile(page.file)?.path === '') throw new Error(`${page.url} is a start page, which does not move`)
  const home = page.file.slice(0, page.file.length - restOf(page).length)
  const homeUrl = homeOf(page)
  if (!url.startsWith(`${homeUrl}/`))
    throw new Error(`${url} is no address for a page of ${home}: a page moves within its part of the site`)
  const rest = url.slice(homeUrl.length + 1)
  if (page.kind.reserved?.some((name) => isWithin(rest, name)))
    throw new Error(`${homeUrl}/${rest.split('/')[0]} is taken by the site itself`)
  const file = `${home}${rest}${base.startsWith('index.') ? '/index' : ''}${ending}`
  if (!isOfKind(page.kind, file)) throw new Error(`${file} would be no page: ${home} has no folders in it`)
  if (/[^\p{L}\p{N}_./-]|(?:^|\/)\.|\/\//u.test(rest))
    throw new Error(`${url} is no address: use letters, digits and hyphens`)
  if (fs.existsSync(path.join(dir, file)) && !isSameFile(path.join(dir, file), path.join(dir, page.file)))
    throw new Error(`${file} is there already`)
  return file
}

/** On a disk that does not tell capitals from small letters. */
const isSameFile = (a: string, b: string): boolean => fs.statSync(a).ino === fs.statSync(b).ino

/** Path of a page’s file below the folder of its kind and version. */
const restOf = ({ file }: PageFile): string => file.replace(/^(?:versions\/[^/]+\/)?[^/]+\//, '')
/** Address below which all pages of that folder are. */
const homeOf = ({ file, url }: PageFile): string => url.slice(0, -(parseDocFile(file)?.path.length ?? 0) - 1)
