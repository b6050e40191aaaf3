import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { listFiles, writeAll } from '../scripts/system/files'

/**
 * Compares the HTML of two built folders, for changes of the code that no reader may see:
 * `npm run compare:html -- out-before out`. Scripts, and names that carry a hash of their content or of their file, may differ.
 * The same difference on many pages is one entry of the report; it fails when there is any.
 */
const [before = '', after = ''] = process.argv.slice(2)
if (!fs.existsSync(before) || !fs.existsSync(after)) {
  console.error('Name two built folders: npm run compare:html -- <before> <after>')
  process.exit(1)
}

/** One tag a line, without what may differ between two builds. */
const readTags = (file: string): string =>
  fs
    .readFileSync(file, 'utf8')
    .replace(/(<script[^>]*>).*?(<\/script>)/gs, '$1$2')
    .replace(/(?<=[" ])_?[\w-]{6}_(?=[a-z][\w]*[" ])/g, '') // a CSS module is named by a hash of its path
    .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/g, '')
    .replace(/(["/._-])[\w~-]*[0-9a-f]{10,}[\w~-]*(?=[."])/g, '$1…')
    .replace(/\/_next\/static\/(chunks|media)\/[^"]+?(\.\w+)(?=")/g, '/_next/static/$1/…$2')
    .replace(/\n/g, '⏎')
    .replace(/(?=<)/g, '\n')

const pagesOf = (folder: string) => listFiles(folder).filter((file) => file.endsWith('.html'))
const work = fs.mkdtempSync(path.join(os.tmpdir(), 'compare-html-'))
for (const [name, folder] of Object.entries({ before, after }))
  writeAll(new Map(pagesOf(folder).map((file) => [file, readTags(path.join(folder, file))])), path.join(work, name))
const options = ['diff', '--no-index', '--no-color', '--no-renames', '--unified=0', 'before', 'after']
const { stdout } = spawnSync('git', options, { cwd: work, encoding: 'utf8', maxBuffer: 2 ** 30 })
fs.rmSync(work, { recursive: true })

const pages = new Map<string, Set<string>>()
for (const file of stdout.split(/^diff --git /m).slice(1)) {
  const page = /^a\/before\/(.*) b\//.exec(file)?.[1] ?? file.split('\n', 1)[0] ?? ''
  const [head = '', ...hunks] = file.split(/^@@ .* @@.*\n/m)
  const isWhole = /^(new|deleted) file/m.exec(head)?.[1]
  for (const hunk of isWhole ? [`the page is ${isWhole}`] : hunks)
    pages.set(hunk, (pages.get(hunk) ?? new Set()).add(page))
}
for (const [hunk, where] of [...pages].sort((a, b) => b[1].size - a[1].size))
  console.log(
    `${where.size} pages (${[...where].slice(0, 3).join(', ')}${where.size > 3 ? ', …' : ''}):\n${hunk.slice(0, 600)}\n`,
  )
console.log(`${pagesOf(before).length} pages compared, ${pages.size} different changes`)
process.exit(pages.size > 0 ? 1 : 0)
