import fs from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { chromium, type Page } from 'playwright'
import { median } from './bench/measure'
import { CHROMIUM_ARGS, findChromium } from './chromium'
import { loadEnv, main } from './env'
import { serve } from './serve'

const PORT = Number(process.env.PORT ?? 3950)
const SLOWDOWN = 4
/** One frame. */
const LIMIT_MS = 16
const QUERIES = ['csv sftp postgresql', 'как прочитать таблицу excel', 'kafka', 'шифрование', 'zzz']
const CHOICES: [field: string, value: string][] = [
  ['tag', 'json'],
  ['accepts', 'CSVReader'],
  ['input', 'forbidden'],
  ['restricted', 'yes'],
  ['bundle', 'aws'],
]

/** Prints how long a catalogue takes to filter on a CPU four times slower, and what the pages of the reference weigh. Needs a built site. */
await main(async () => {
  loadEnv()
  const out = path.resolve(process.env.OUT_DIR ?? 'out')
  weigh(out)
  const server = await serve(out, PORT)
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS })
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  await page.goto(`http://localhost:${PORT}${process.env.BASE_PATH ?? ''}/docs/etl/processors`)
  await page.locator('input[name="q"]').focus()
  await page.locator('etl-catalogue[data-ready]').waitFor()
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })

  // The first rounds warm the script up, as the first keys of a reader do.
  const times = [...(await typeQueries(page)), ...(await typeQueries(page)), ...(await typeQueries(page)), ...(await chooseEach(page)), ...(await chooseEach(page))]
  print(
    'script alone',
    times.map(({ script }) => script),
  )
  const worst = print(
    'script, style and layout',
    times.map(({ whole }) => whole),
  )
  await browser.close()
  server.close()
  if (worst > LIMIT_MS) console.log(`the slowest change is over ${LIMIT_MS} ms`)
})

interface Change {
  script: number
  whole: number
}

async function typeQueries(page: Page): Promise<Change[]> {
  const changes: Change[] = []
  for (const query of QUERIES) for (let length = 1; length <= query.length; length++) changes.push(await change(page, 'q', query.slice(0, length)))
  changes.push(await change(page, 'q', ''))
  return changes
}

async function chooseEach(page: Page): Promise<Change[]> {
  const changes: Change[] = []
  for (const [field, value] of CHOICES) changes.push(await change(page, field, value), await change(page, field, ''))
  return changes
}

/** Sets a field and measures what follows, to the layout of the changed page. */
function change(page: Page, field: string, value: string): Promise<Change> {
  return page.evaluate(
    async ([name, text]) => {
      const control = document.querySelector<HTMLInputElement>(`etl-catalogue [name="${name}"]`)
      if (!control) throw new Error(`no field ${name}`)
      await new Promise(requestAnimationFrame)
      control.value = text ?? ''
      const began = performance.now()
      control.dispatchEvent(new Event('input', { bubbles: true }))
      const script = performance.now() - began
      document.documentElement.getBoundingClientRect()
      return { script, whole: performance.now() - began }
    },
    [field, value],
  )
}

function print(title: string, values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0
  console.log(
    `filter, ${SLOWDOWN}× slower CPU, ${title}: median ${median(values).toFixed(1)} ms, 95 % ${at(0.95).toFixed(1)} ms, slowest ${at(1).toFixed(1)} ms of ${values.length}`,
  )
  return at(1)
}

/** The heaviest pages of the reference, gzip. */
function weigh(out: string): void {
  const folders = ['docs/etl/processors', 'docs/etl/services', 'en/docs/etl/processors', 'en/docs/etl/services']
  const sizeOf = (file: string) => gzipSync(fs.readFileSync(path.join(out, file)), { level: 9 }).length
  const pages = folders.flatMap((folder) => fs.readdirSync(path.join(out, folder)).flatMap((file) => (file.endsWith('.html') ? [`${folder}/${file}`] : [])))
  const sizes = pages.map((file) => ({ file, size: sizeOf(file) })).sort((a, b) => b.size - a.size)
  const mean = sizes.reduce((sum, { size }) => sum + size, 0) / sizes.length
  console.log(
    `${sizes.length} component pages: mean ${(mean / 1000).toFixed(1)} KB gzip, heaviest ${sizes
      .slice(0, 3)
      .map(({ file, size }) => `${file} ${(size / 1000).toFixed(1)} KB`)
      .join(', ')}`,
  )
  for (const folder of folders) console.log(`${folder}.html: ${(sizeOf(`${folder}.html`) / 1000).toFixed(1)} KB gzip`)
}
