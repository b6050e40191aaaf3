import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { main } from '../../scripts/system/env'
import { start } from '../../scripts/system/run'
import { openBrowser } from '../browser'
import { readCorpus } from './corpus'
import { median } from './measure'
import { writeCorpus } from './write-corpus'

const PORT = 3910
const ROUNDS = 9

/** Prints how long the development server takes to show a saved edit, with 1,000 pages in the folder. */
await main(async () => {
  const content = path.resolve('.cache/bench/dev')
  writeCorpus(await readCorpus(500, process.argv[2]), content)
  const server = start(process.execPath, ['--import', 'tsx', 'scripts/dev/index.ts'], {
    env: { CONTENT_DIR: content, WORK_DIR: path.resolve('.cache/bench/dev-work'), PORT: String(PORT) },
    isLive: true,
  })
  const ended = once(server, 'exit').then(() => Promise.reject(new Error('The development server has ended')))
  const times = await Promise.race([measure(path.join(content, 'docs/index.ru.mdx')), ended])
  console.log(
    `a saved edit is on screen after ${Math.round(median(times))} ms (median of ${ROUNDS}; ${times.map(Math.round).join(', ')})`,
  )
  process.exit(0) // ends the server too
})

/** @returns milliseconds from each save to its text in the page */
async function measure(file: string): Promise<number[]> {
  const url = `http://localhost:${PORT}/docs`
  while (!(await fetch(url).catch(() => undefined))?.ok) await setTimeout(500)
  const browser = await openBrowser()
  const page = await browser.newPage()
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForTimeout(3000) // the live connection opens with the framework
  const original = fs.readFileSync(file, 'utf8')
  const times: number[] = []
  for (let round = 1; round <= ROUNDS; round++) {
    const began = performance.now()
    fs.writeFileSync(file, `${original}\n\nПравка номер ${round}.\n`)
    await page.waitForFunction(
      (text) => document.querySelector('.prose')?.textContent?.includes(text),
      `Правка номер ${round}.`,
    ) // checks at every frame; a locator checks at growing intervals
    times.push(performance.now() - began)
    await page.waitForTimeout(round % 2 ? 500 : 4000) // the next edit comes before or after the end of the first compilation
  }
  await browser.close()
  return times
}
