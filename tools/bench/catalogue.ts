import path from 'node:path'
import type { CDPSession, Page } from 'playwright'
import { serve } from '../../scripts/host/serve'
import { loadEnv, main } from '../../scripts/system/env'
import { openBrowser } from '../browser'
import { median } from './measure'

const PORT = Number(process.env.PORT ?? 3950)
const SLOWDOWN = 4
/** One frame. */
const LIMIT_MS = 16
const ROUNDS = 3
const QUERIES = ['csv sftp postgresql', 'как прочитать таблицу excel', 'kafka', 'шифрование', 'zzz']
const CHOICES: [field: string, value: string][] = [
  ['tag', 'json'],
  ['accepts', 'CSVReader'],
  ['input', 'forbidden'],
  ['restricted', 'yes'],
  ['bundle', 'aws'],
]

/** Prints how long a catalogue takes to filter on a CPU four times slower. Needs a built site. */
await main(async () => {
  loadEnv()
  const server = await serve(path.resolve(process.env.OUT_DIR ?? 'out'), PORT)
  const browser = await openBrowser()
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  await page.goto(`http://localhost:${PORT}${process.env.BASE_PATH ?? ''}/docs/etl/processors`)
  await page.locator('input[name="q"]').focus()
  await page.locator('select[name="tag"] option:nth-child(2)').waitFor({ state: 'attached' }) // the index is here
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' }) // the time of the page's own thread, without that of other programs

  // The first rounds warm the script up, as the first keys of a reader do.
  const changes: Change[] = []
  for (let round = 0; round < ROUNDS; round++)
    for (const [field, value] of listChanges()) changes.push(await change(page, cdp, field, value))
  print(
    'by the clock',
    changes.map(({ clock }) => clock),
  )
  const worst = print(
    'time of its thread',
    changes.map(({ thread }) => thread),
  )
  await browser.close()
  server.close()
  if (worst > LIMIT_MS) console.log(`the slowest change is over ${LIMIT_MS} ms`)
})

/** Milliseconds from the event to the layout of the changed page. */
interface Change {
  clock: number
  thread: number
}

/** A reader who types questions letter by letter, then tries each list. */
function listChanges(): [field: string, value: string][] {
  const typed = QUERIES.flatMap((query) =>
    [...query].map((_, index): [string, string] => ['q', query.slice(0, index + 1)]),
  )
  return [
    ...typed,
    ['q', ''],
    ...CHOICES.flatMap(([field, value]): [string, string][] => [
      [field, value],
      [field, ''],
    ]),
  ]
}

async function change(page: Page, cdp: CDPSession, field: string, value: string): Promise<Change> {
  await page.evaluate(() => new Promise(requestAnimationFrame))
  const before = await threadTime(cdp)
  const clock = await page.evaluate(
    ([name, text]) => {
      const control = document.querySelector(`[data-catalogue] [name="${name}"]`)
      if (!control) throw new Error(`no field ${name}`)
      // React ignores a value that was set by its own setter on the element, so this calls the setter of the prototype.
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, text)
      const began = performance.now()
      control.dispatchEvent(new Event('input', { bubbles: true }))
      if (control.matches('select')) control.dispatchEvent(new Event('change', { bubbles: true }))
      document.documentElement.getBoundingClientRect()
      return performance.now() - began
    },
    [field, value],
  )
  return { clock, thread: (await threadTime(cdp)) - before }
}

async function threadTime(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics')
  return metrics
    .filter(({ name }) => ['ScriptDuration', 'LayoutDuration', 'RecalcStyleDuration'].includes(name))
    .reduce((sum, { value }) => sum + value * 1000, 0)
}

function print(title: string, values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0
  console.log(
    `filter, ${SLOWDOWN}× slower CPU, ${title}: median ${median(values).toFixed(1)} ms, 95 % ${at(0.95).toFixed(1)} ms, slowest ${at(1).toFixed(1)} ms of ${values.length}`,
  )
  return at(1)
}
