import { parseDocFile } from '../content/doc-file'
import { git } from '../content/git'
import { kindOf } from '../content/kinds'
import { readSite } from '../site'

const RENAMES = ['--find-renames', '--diff-filter=R', '--name-status', '--relative', '-z']

/** Old and new addresses of the pages of a content folder whose files were renamed, in commits or since. None without git. */
export function renamedPages(dir: string): Map<string, string> {
  const versions = new Map(readSite(dir).value.docs.versions.map(({ name, path }) => [name, path]))
  const urlOf = (file: string): string | undefined => {
    const named = parseDocFile(file)
    return named && kindOf(file)?.address?.(named.path, versions.get(named.version))
  }
  const urls = new Map<string, string>()
  for (const [from, to] of renamedFiles(dir)) {
    const [old, now] = [urlOf(from), urlOf(to)]
    // Newest first: where a page went later is known when an older step comes.
    if (old !== undefined && now !== undefined && old !== now && !urls.has(old)) urls.set(old, urls.get(now) ?? now)
  }
  return urls
}

/** The newest first. */
function renamedFiles(dir: string): [from: string, to: string][] {
  const listed = [
    ['diff', ...RENAMES, 'HEAD', '--', '.'],
    ['log', '--format=', ...RENAMES, '--', '.'],
  ].map((args) => git(dir, args) ?? '')
  // R097, the old name and the new one, each ended by a zero byte.
  return listed.flatMap((text) =>
    [...text.matchAll(/R\d+\0([^\0]+)\0([^\0]+)\0/g)].map(([, from = '', to = '']): [string, string] => [from, to]),
  )
}
