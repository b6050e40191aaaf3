import fs from 'node:fs'
import path from 'node:path'
import { ContentError, type Problem } from '../core/problem'
import { statOf } from '../core/stat'

const BOM = '\ufeff'
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROL = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f]/

/**
 * Text of a content file, whatever the author's system writes: without a byte order mark, with the line ends of Unix, and
 * with й as one letter, not as и and its breve.
 * @throws ContentError when it is not a file, is not UTF-8 or holds control characters
 */
export function readText(contentDir: string, file: string): string {
  const fail = (message: string, fix: string, line?: number): never => {
    throw new ContentError([{ severity: 'error', file, line, message, fix } satisfies Problem])
  }
  const full = path.join(contentDir, file)
  const stats = statOf(full)
  if (stats === undefined && fs.lstatSync(full, { throwIfNoEntry: false }))
    return fail('a symbolic link that leads nowhere', 'remove it, or put the file itself here.')
  if (stats === undefined) return fail('the file is missing', `create ${file} in the content folder.`)
  if (!stats.isFile()) return fail('this is a folder, and a file is expected', 'rename it, or remove it.')
  const data = fs.readFileSync(full)
  const bytes = [...data.subarray(0, 2)].map((byte) => byte.toString(16)).join('')
  if (bytes === 'fffe' || bytes === 'feff')
    return fail('the file is written in UTF-16', 'save it as UTF-8 in your editor.', 1)
  const text = decode(data, (line) =>
    fail('the line holds bytes that are not UTF-8', 'save the file as UTF-8 (it may be in Windows-1251 now).', line),
  )
  const control = CONTROL.exec(text)
  if (control) {
    const code = control[0].charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')
    const line = text.slice(0, control.index).split(/\r\n?|\n/).length
    return fail(`the line holds the control character U+${code}`, 'delete it: it shows nothing and breaks feeds.', line)
  }
  return text.replace(BOM, '').replace(/\r\n?/g, '\n').normalize('NFC')
}

/** Decodes the file; when it is not UTF-8, finds the first line that is not. */
function decode(data: Buffer, fail: (line: number) => never): string {
  try {
    return utf8.decode(data)
  } catch {
    for (let line = 1, start = 0; ; line++) {
      const end = data.indexOf('\n', start)
      try {
        utf8.decode(data.subarray(start, end === -1 ? undefined : end))
      } catch {
        return fail(line)
      }
      if (end === -1) return fail(line)
      start = end + 1
    }
  }
}
