import fs from 'node:fs'
import path from 'node:path'
import { listFiles } from '../scripts/files'

/**
 * Compares the HTML of two built folders, for changes of the code that no reader may see:
 * `npm run compare:html -- out-before out`. Scripts, and names that carry a hash of their content or of their file, may differ.
 * Pages with the same difference are one entry of the report; it fails when there is any.
 */
const [before = '', after = ''] = process.argv.slice(2)
if (!fs.existsSync(before) || !fs.existsSync(after)) {
  console.error('Name two built folders: npm run compare:html -- <before> <after>')
  process.exit(1)
}

/** Marks of the page, one a line, without what may differ between two builds. */
const readMarks = (folder: string, file: string): string[] =>
  fs
    .readFileSync(path.join(folder, file), 'utf8')
    .replace(/(<script[^>]*>).*?(<\/script>)/gs, '$1$2')
    .replace(/(?<=[" ])[\w-]{6}_(?=[a-z][\w]*[" ])/g, '') // a CSS module is named by its file
    .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/g, '')
    .replace(/(["/._-])[\w~-]*[0-9a-f]{10,}[\w~-]*(?=[."])/g, '$1…')
    .replace(/\/_next\/static\/(chunks|media)\/[^"]+?(\.\w+)(?=")/g, '/_next/static/$1/…$2')
    .split(/(?=<)/)

/** What stands between the common beginning and the common end of both. */
function difference(old: string[], now: string[]): string | undefined {
  const begin = old.findIndex((mark, index) => mark !== now[index])
  if (begin === -1 && old.length === now.length) return undefined
  const start = begin === -1 ? old.length : begin
  let end = 0
  while (end < Math.min(old.length, now.length) - start && old.at(-1 - end) === now.at(-1 - end)) end++
  const text = (marks: string[]) =>
    marks
      .slice(start, marks.length - end)
      .join('')
      .trim()
      .slice(0, 400)
  return `- ${text(old)}\n+ ${text(now)}`
}

const pagesOf = (folder: string) => listFiles(folder).filter((file) => file.endsWith('.html'))
const pages = pagesOf(before)
const found = new Map<string, string[]>()
const add = (what: string, page: string) => found.set(what, [...(found.get(what) ?? []), page])
for (const page of pages) {
  if (!fs.existsSync(path.join(after, page))) add('the page is missing', page)
  else {
    const what = difference(readMarks(before, page), readMarks(after, page))
    if (what !== undefined) add(what, page)
  }
}
const known = new Set(pages)
for (const page of pagesOf(after)) if (!known.has(page)) add('the page is new', page)

for (const [what, where] of [...found].sort((a, b) => b[1].length - a[1].length))
  console.log(`${where.length} pages (${where.slice(0, 3).join(', ')}${where.length > 3 ? ', …' : ''}):\n${what}\n`)
console.log(`${pages.length} pages compared, ${found.size} different changes`)
process.exit(found.size > 0 ? 1 : 0)
