import fs from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { serve } from '../../scripts/host/serve'
import { loadEnv, main } from '../../scripts/system/env'
import { listFiles } from '../../scripts/system/files'
import { openBrowser } from '../browser'
import { answerTimes, ROUNDS, SLOWDOWN } from './answer-times'
import { lighthouse } from './lighthouse'
import { weigh } from './weigh'

const PORT = Number(process.env.PORT ?? 3970)
const ORIGIN = `http://localhost:${PORT}`

const { values: options } = parseArgs({ options: { 'no-lighthouse': { type: 'boolean', default: false } } })

/**
 * Prints a table of size and speed for each kind of page of a built site, and one of its response times. `--
 * --no-lighthouse` omits Lighthouse, which is fetched from the registry.
 */
await main(async () => {
  loadEnv()
  const out = path.resolve(process.env.OUT_DIR ?? 'out')
  const server = await serve(out, PORT)
  const browser = await openBrowser()
  const pages = findPages(out)
  const rows: Record<string, Record<string, string | number>> = {}
  for (const [kind, address] of Object.entries(pages)) {
    rows[kind] = { address, ...(await weigh(browser, ORIGIN + address)) }
    if (!options['no-lighthouse']) Object.assign(rows[kind], await lighthouse(ORIGIN + address))
  }
  console.log('KB gzip of a page nobody has touched; Lighthouse as on a middling phone')
  console.table(rows)
  console.log(`from a click or a key to the next paint, ${SLOWDOWN}× slower CPU, median and worst of ${ROUNDS}, ms`)
  console.table(await answerTimes(browser, ORIGIN, pages))
  await browser.close()
  server.close()
})

/** A page of each kind the site has: of documentation the heaviest, and the one with the most diagrams. */
function findPages(out: string): Record<string, string> {
  const files = listFiles(out).filter((file) => file.endsWith('.html'))
  const most = (under: RegExp, measure: (html: string) => number) => {
    const sizes = files.filter((file) => under.test(file)).map((file) => [file, measure(read(file))] as const)
    const [file] = sizes.reduce((best, one) => (one[1] > best[1] ? one : best), ['', 0] as const)
    return file && `/${file.replace(/\.html$/, '')}`
  }
  const read = (file: string) => fs.readFileSync(path.join(out, file), 'utf8')
  const found = {
    home: '/',
    'long page': most(/^docs\/(?!etl\/|glossary)/, (html) => html.length),
    diagrams: most(/^docs\//, (html) => html.split('<doc-diagram').length - 1),
    component: most(/^docs\/etl\/(processors|services)\//, (html) => html.length),
    catalogue: files.includes('docs/etl/processors.html') ? '/docs/etl/processors' : '',
    blog: files.includes('blog.html') ? '/blog' : '',
    changes: files.includes('blog/changes.html') ? '/blog/changes' : '',
    search: '/search',
  }
  return Object.fromEntries(Object.entries(found).filter(([, address]) => address !== ''))
}
