import fs from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { main } from '../../scripts/system/env'
import { listFiles } from '../../scripts/system/files'
import { ownSite } from './built-site'
import { readCorpus } from './corpus'
import { writeCorpus } from './write-corpus'

/** Pages in each language. */
const BASE = 60
const COUNTS = [BASE, 600, 3000]
const kb = (bytes: number): string => `${(bytes / 1000).toFixed(1)} KB`

/**
 * Prints what a page weighs among 120, 1,200 and 6,000 pages: its weight must not depend on their number.
 * `npm run bench:pages -- path/to/corpus.mjs` takes another corpus. `OUT_DIR=.cache/bench/pages-out npm run bench`
 * prints the speed of its pages.
 */
await main(async () => {
  const site = ownSite('pages')
  const weights: number[] = []
  for (const count of COUNTS) {
    writeCorpus(await readCorpus(count, process.argv[2]), site.content)
    await site.build()
    const page = longestPage(site.out)
    const [html, txt] = ['html', 'txt'].map((ending) => gzip(`${page}.${ending}`)) as [number, number]
    weights.push(html + txt)
    const more = kb(html + txt - (weights[0] ?? 0))
    console.log(`${2 * count} pages: HTML ${kb(html)}, .txt ${kb(txt)} gzip; ${more} more than among ${2 * BASE}`)
  }
})

const gzip = (file: string): number => gzipSync(fs.readFileSync(file), { level: 9 }).length

/** Path of the heaviest page of the documentation, without its extension. */
function longestPage(out: string): string {
  const folder = path.join(out, 'docs')
  const pages = listFiles(folder).filter((file) => file.endsWith('.html') && !file.startsWith('tags'))
  const size = (file: string) => fs.statSync(path.join(folder, file)).size
  const [largest = ''] = pages.sort((a, b) => size(b) - size(a))
  return path.join(folder, largest.replace(/\.html$/, ''))
}
