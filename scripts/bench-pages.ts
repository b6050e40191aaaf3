import { execFile } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import { type Browser, chromium } from 'playwright'
import { writeCorpus } from './bench/corpus'
import { folderSize, measure } from './bench/measure'
import { compareNavigation } from './bench/race'
import { CHROMIUM_ARGS, findChromium } from './chromium'
import { main } from './env'
import { serve } from './serve'

const PORT = 3900
const CONTENT = path.resolve('.cache/bench/pages')
const OUT = path.resolve('.cache/bench/pages-out')
const gzip = (file: string): number => gzipSync(fs.readFileSync(file), { level: 9 }).length
const kb = (bytes: number): string => `${(bytes / 1000).toFixed(1)} KB`
const LIGHTHOUSE = ['-y', '-p', 'node@24', '-p', 'lighthouse@13', 'lighthouse']

/**
 * Prints what a page of 1,500 words weighs and how fast it is. `npm run bench:pages -- path/to/corpus.mjs` takes another
 * corpus, `--no-lighthouse` leaves out what has to be fetched from the registry,
 * `--entries=60` the two large menus.
 */
await main(async () => {
  const corpus = process.argv.slice(2).find((argument) => !argument.startsWith('--'))
  process.env.CHROMIUM_PATH = findChromium()
  const sizes = new Map<number, number>()
  const counts = (/--entries=(.+)/.exec(process.argv.join(' '))?.[1]?.split(' ')[0] ?? '6000,600,60')
    .split(',')
    .map(Number)
  for (const entries of counts) {
    await writeCorpus(entries, CONTENT, corpus)
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
  await weigh(browser, `http://localhost:${PORT}/${name}`)
  await compareNavigation(browser, [`http://localhost:${PORT}/${name}`])
  await browser.close()
  if (!process.argv.includes('--no-lighthouse')) await lighthouse(`http://localhost:${PORT}/${name}`)
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

/** Bytes a browser loads before and after the first intent. */
async function weigh(browser: Browser, url: string): Promise<void> {
  const page = await browser.newPage()
  const loaded: { type: string; bytes: number; url: string }[] = []
  page.on('response', async (response) => {
    const body = await response.body().catch(() => Buffer.alloc(0))
    loaded.push({
      type: response.request().resourceType(),
      bytes: gzipSync(body, { level: 9 }).length,
      url: response.url(),
    })
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  const html = await (await fetch(url)).text()
  const inline = [...html.matchAll(/<script(?![^>]*(src|type="application))[^>]*>([\s\S]*?)<\/script>/g)]
    .map(([, , code]) => code)
    .join('\n')
  const sum = (type: string) =>
    loaded.filter((file) => file.type === type).reduce((total, { bytes }) => total + bytes, 0)
  console.log(
    `before intent: JavaScript ${kb(sum('script') + gzipSync(inline).length)} (inline ${kb(gzipSync(inline).length)}), CSS ${kb(sum('stylesheet'))}, fonts ${sum('font')}, requests ${loaded.length}`,
  )
  await page.mouse.move(300, 300)
  await page.keyboard.press('Shift')
  await page.waitForFunction(() => performance.getEntriesByName('shell-ready').length > 0)
  await page.waitForTimeout(500)
  console.log(`after start: JavaScript ${kb(sum('script') + gzipSync(inline).length)}`)
  await page.close()
}

async function lighthouse(url: string): Promise<void> {
  const report = path.resolve('.cache/bench/lighthouse.json')
  const flags = [
    `--chrome-flags=--headless=new ${CHROMIUM_ARGS.join(' ')}`,
    '--output=json',
    `--output-path=${report}`,
    '--quiet',
  ]
  await promisify(execFile)('npx', [...LIGHTHOUSE, url, ...flags], {
    env: { ...process.env, CHROME_PATH: process.env.CHROMIUM_PATH },
  })
  const { categories, audits } = JSON.parse(fs.readFileSync(report, 'utf8')) as {
    categories: Record<string, { score: number }>
    audits: Record<string, { displayValue?: string }>
  }
  const scores = Object.entries(categories).map(([id, { score }]) => `${id} ${Math.round(score * 100)}`)
  const values = [
    'first-contentful-paint',
    'largest-contentful-paint',
    'total-blocking-time',
    'cumulative-layout-shift',
  ].map((id) => `${id} ${audits[id]?.displayValue}`)
  console.log(`Lighthouse mobile: ${[...scores, ...values].join(', ')}`)
}
