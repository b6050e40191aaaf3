import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { main } from '../../scripts/system/env'
import { start } from '../../scripts/system/run'
import { openBrowser } from '../browser'
import { makeCorpus } from './corpus'
import { median } from './measure'
import { writeCorpus } from './write-corpus'

const PORT = Number(process.env.PORT ?? 3910)
const ROUNDS = 5

/** What is saved: a file, and its text with words that the page /docs then shows. */
const EDITS: { name: string; file: string; write: (text: string, words: string) => string }[] = [
  { name: 'text', file: 'docs/index.ru.mdx', write: (text, words) => `${text}\n\n${words}.\n` },
  { name: 'title', file: 'docs/index.ru.mdx', write: (text, words) => text.replace(/^title:.*/m, `title: ${words}`) },
  { name: 'footer', file: 'site.yaml', write: (text, words) => text.replace(/(copyright:\s+ru: ).*/, `$1${words}`) },
]

/** Prints how long the development server takes to show a saved edit of each kind, with 1,000 pages in the folder. */
await main(async () => {
  const content = path.resolve('.cache/bench/dev')
  writeCorpus(makeCorpus(500), content)
  const server = start(process.execPath, ['--import', 'tsx', 'scripts/dev/index.ts'], {
    env: { CONTENT_DIR: content, WORK_DIR: path.resolve('.cache/bench/dev-work'), PORT: String(PORT) },
    isLive: true,
  })
  const ended = once(server, 'exit').then(() => Promise.reject(new Error('The development server has ended')))
  await Promise.race([timeEdits(content), ended])
  process.exit(0) // ends the server too
})

async function timeEdits(content: string): Promise<void> {
  const url = `http://localhost:${PORT}/docs`
  while (!(await fetch(url).catch(() => undefined))?.ok) await setTimeout(500)
  const browser = await openBrowser()
  const page = await browser.newPage()
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForTimeout(3000) // the live connection opens with the framework
  for (const { name, file, write } of EDITS) {
    const original = fs.readFileSync(path.join(content, file), 'utf8')
    const times: number[] = []
    for (let round = 1; round <= ROUNDS; round++) {
      const words = `Правка ${name} ${round}`
      const began = performance.now()
      fs.writeFileSync(path.join(content, file), write(original, words))
      // Checks at every frame; a locator checks at growing intervals.
      await page.waitForFunction((text) => document.body.textContent?.includes(text), words)
      times.push(Math.round(performance.now() - began))
      await page.waitForTimeout(round % 2 ? 500 : 4000) // the next edit comes before or after the end of the check
    }
    console.log(`${name}: a saved edit is on screen after ${median(times)} ms (median of ${times.join(', ')})`)
  }
  await browser.close()
}
