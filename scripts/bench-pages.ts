import fs from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { chromium } from 'playwright'
import { readCorpus, writeCorpus } from './bench/corpus'
import { lighthouse } from './bench/lighthouse'
import { folderSize, measure } from './bench/measure'
import { compareNavigation } from './bench/race'
import { weigh } from './bench/weigh'
import { CHROMIUM_ARGS, findChromium } from './chromium'
import { main } from './env'
import { serve } from './serve'

const PORT = 3900
const CONTENT = path.resolve('.cache/bench/pages')
const OUT = path.resolve('.cache/bench/pages-out')
const gzip = (file: string): number => gzipSync(fs.readFileSync(file), { level: 9 }).length
const kb = (bytes: number): string => `${(bytes / 1000).toFixed(1)} KB`

/**
 * Prints the size and speed of a page of 1,500 words. `npm run bench:pages -- path/to/corpus.mjs` takes another corpus,
 * `--no-lighthouse` omits Lighthouse, which is fetched from the registry, `--entries=60` omits the two large menus.
 */
await main(async () => {
  const corpus = process.argv.slice(2).find((argument) => !argument.startsWith('--'))
  process.env.CHROMIUM_PATH = findChromium()
  const sizes = new Map<number, number>()
  const counts = (/--entries=(.+)/.exec(process.argv.join(' '))?.[1]?.split(' ')[0] ?? '6000,600,60')
    .split(',')
    .map(Number)
  for (const entries of counts) {
    writeCorpus(await readCorpus(entries, corpus), CONTENT)
    if (entries === 6000) onlyRussian(CONTENT) // 6,000 entries need no second language to be counted
    await measure('npm', ['run', '--silent', 'build'], {
      CONTENT_DIR: CONTENT,
      OUT_DIR: OUT,
      WORK_DIR: path.resolve('.cache/bench/pages-work'),
    })
    const page = longestPage(OUT)
    const weight = gzip(page.html) + gzip(page.txt)
    sizes.set(entries, weight)
    console.log(
      `${entries} entries: ${page.name}: HTML ${kb(gzip(page.html))}, .txt ${kb(gzip(page.txt))} gzip; on disk ${kb(page.disk)} with everything of the page`,
    )
  }
  const base = sizes.get(60) ?? 0
  for (const entries of counts.filter((count) => count !== 60))
    console.log(
      `a page among ${entries} entries is ${kb((sizes.get(entries) ?? 0) - base)} heavier than among 60 (gzip, HTML and .txt)`,
    )

  const server = await serve(OUT, PORT, '')
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: CHROMIUM_ARGS })
  const { name } = longestPage(OUT)
  const { script, inline, style, requests, started } = await weigh(browser, `http://localhost:${PORT}/${name}`)
  console.log(`before intent: JavaScript ${kb(script)} (inline ${kb(inline)}), CSS ${kb(style)}, requests ${requests}`)
  console.log(`after start: JavaScript ${kb(started)}`)
  await compareNavigation(browser, [`http://localhost:${PORT}/${name}`])
  await browser.close()
  if (!process.argv.includes('--no-lighthouse')) {
    const { scores, values } = await lighthouse(`http://localhost:${PORT}/${name}`)
    console.log(`Lighthouse mobile: ${scores.join(' ')}, ${JSON.stringify(values)}`)
  }
  server.close()
})

function onlyRussian(folder: string): void {
  for (const file of fs.readdirSync(path.join(folder, 'docs'), { recursive: true, encoding: 'utf8' }))
    if (file.endsWith('.en.mdx')) fs.rmSync(path.join(folder, 'docs', file))
}

/** The heaviest page of the documentation, with all files that belong to it. */
function longestPage(out: string): { name: string; html: string; txt: string; disk: number } {
  const names = fs
    .readdirSync(path.join(out, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && !file.startsWith('tags'))
  const size = (name: string) => fs.statSync(path.join(out, 'docs', name)).size
  const largest = names.reduce((best, name) => (size(name) > size(best) ? name : best)).replace(/\.html$/, '')
  const file = path.join(out, 'docs', largest)
  const card = /\/cards\/[\w-]+\.png/.exec(fs.readFileSync(`${file}.html`, 'utf8'))?.[0] ?? ''
  const disk = [`${file}.html`, `${file}.txt`, path.join(out, card)].reduce(
    (sum, part) => sum + fs.statSync(part).size,
    fs.existsSync(file) ? folderSize(file).bytes : 0,
  )
  return { name: `docs/${largest}`, html: `${file}.html`, txt: `${file}.txt`, disk }
}
