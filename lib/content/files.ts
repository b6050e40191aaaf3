import fs from 'node:fs'
import path from 'node:path'
import type { Issue } from '../core/problem'
import { statOf } from '../core/stat'

/** A file of the content folder. */
export interface ContentFile {
  /** Relative to the content folder, with slashes. */
  file: string
  /** Why it cannot be read as content; a faulty folder is reported once for all its files. */
  issue?: FileIssue
}
type FileIssue = Issue & { line?: number }

/** YAML files at the root of a content folder. */
export const DATA_FILES = 'site sidebars books home tags glossary authors blog ledger terms synonyms redirects contract'
  .split(' ')
  .map((name) => `${name}.yaml`)

/** Longest name of a file, in bytes, that survives the suffixes of the files made of it. */
const MAX_BYTES = 180
const PAGE_OR_DATA = /\.(?:mdx?|ya?ml|json)$/i

/**
 * Every file of the content folder, or of one folder in it, in the order of their names. Symbolic links are followed
 * within the content folder; one that leads elsewhere, nowhere or round in circles has an issue.
 */
export function listContent(contentDir: string, folder = ''): ContentFile[] {
  const home = fs.realpathSync(contentDir)
  const walk = (inside: string, above: string[]): ContentFile[] =>
    fs
      .readdirSync(path.join(home, inside))
      .sort()
      .flatMap((name): ContentFile[] => {
        const file = path.posix.join(inside, name)
        const real = realPath(path.join(home, file))
        const issue = issueOf(name, real, home, above)
        if (issue !== undefined || real === undefined) return [{ file, ...(issue ? { issue } : {}) }]
        return fs.statSync(real).isDirectory() ? walk(file, [...above, real]) : [{ file }]
      })
  const start = path.join(home, folder)
  return statOf(start)?.isDirectory() ? walk(folder, [home, fs.realpathSync(start)]) : []
}

/** Files whose name ends like this, those left out that cannot be read. */
export const listReadable = (contentDir: string, folder: string, ending: string): string[] =>
  listContent(contentDir, folder).flatMap(({ file, issue }) => (!issue && file.endsWith(ending) ? [file] : []))

function realPath(file: string): string | undefined {
  try {
    return fs.realpathSync(file)
  } catch {
    return undefined // a link to nothing, or to itself
  }
}

function issueOf(name: string, real: string | undefined, home: string, above: string[]): FileIssue | undefined {
  if (real === undefined)
    return { message: 'a symbolic link that leads nowhere', fix: 'remove it, or put the file itself here.' }
  if (real !== home && !real.startsWith(home + path.sep))
    return { message: 'a symbolic link that leads out of the content folder', fix: 'put the file itself here.' }
  if (above.includes(real)) return { message: 'a symbolic link to a folder it is in', fix: 'remove it.' }
  if (name.includes('\\')) return { message: 'the name holds a backslash', fix: 'rename it.' }
  if (Buffer.byteLength(name) > MAX_BYTES)
    return { message: `the name is longer than ${MAX_BYTES} bytes`, fix: 'give it a shorter name.' }
  if (PAGE_OR_DATA.test(name) && fs.statSync(real).isDirectory())
    return { message: 'a folder with the name of a file', fix: 'rename it.' }
  if (/\.mdx?$/i.test(name) && !isOpening(beginning(real)))
    return { line: 1, message: 'the front matter begins with more than ---', fix: 'write --- alone on the first line.' }
  return undefined
}

/**
 * Whether a file that begins with `---` has nothing else in its first line. Some readers of front matter take what
 * follows, however far to the right and behind whatever white space, for a language, and run it.
 */
const isOpening = (text: string): boolean => !/^\ufeff?---/.test(text) || /^\ufeff?---[ \t]*\r?\n/.test(text)

/** Bytes among which a first line of `---` ends; one that goes on is refused unread. */
const BEGINNING = 1024

function beginning(file: string): string {
  const handle = fs.openSync(file, 'r')
  try {
    const bytes = Buffer.alloc(BEGINNING)
    const read = fs.readSync(handle, bytes)
    return bytes.toString('utf8', 0, read) + (read < BEGINNING ? '\n' : '')
  } finally {
    fs.closeSync(handle)
  }
}
