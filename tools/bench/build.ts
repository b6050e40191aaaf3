import fs from 'node:fs'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { main } from '../../scripts/system/env'
import { listFiles } from '../../scripts/system/files'
import { readCorpus } from './corpus'
import { folderSize, measure, median } from './measure'
import { writeCorpus } from './write-corpus'

const {
  positionals: [count = '300', corpus],
  values: options,
} = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string', default: '1' }, pause: { type: 'string', default: '0' } },
})
const [CONTENT, OUT, WORK] = ['content', 'out', 'work'].map((name) => path.resolve('.cache/bench', name)) as [
  string,
  string,
  string,
]
const EDITED = 'docs/index.ru.mdx'

/** Changes of the content between two builds. */
const EDITS: Record<string, () => void> = {
  'one page edited': () => addSentence(EDITED),
  'one page merged': () => {
    checkOut()
    addSentence(EDITED)
  },
  'all pages edited': () => {
    for (const file of pages()) addSentence(file)
  },
}
const pages = () => listFiles(CONTENT).filter((file) => file.endsWith('.mdx'))
const addSentence = (file: string) => fs.appendFileSync(path.join(CONTENT, file), '\n\nОдно предложение добавлено.\n')
/** Like CI, which restores caches, but not the times of files: each has the current time. */
function checkOut(): void {
  const now = new Date()
  for (const file of pages()) fs.utimesSync(path.join(CONTENT, file), now, now)
}

/**
 * Times builds of COUNT pages (300 in each language by default): cold, with one page edited, the same in a fresh
 * checkout with restored caches, and with every page edited. `npm run bench:build -- 300 path/to/corpus.mjs` takes
 * another corpus; `--rounds 3` repeats all builds and prints medians. `--pause 330` waits so many seconds before a
 * cold build: ext4 reuses inodes only five minutes after they were freed.
 */
await main(async () => {
  writeCorpus(await readCorpus(Number(count), corpus), CONTENT)
  const rounds: Figures[] = []
  while (rounds.length < Number(options.rounds)) {
    const figures = await timeRound()
    console.log(figures)
    rounds.push(figures)
  }
  console.log(`${pages().length} pages, seconds, medians of ${rounds.length}`)
  console.table(medians(rounds))
})

/** What is measured, by its name in the table. */
type Figures = Record<string, number>

function medians(rounds: Figures[]): Figures {
  const names = Object.keys(rounds[0] ?? {})
  return Object.fromEntries(names.map((name) => [name, median(rounds.map((figures) => figures[name] ?? 0))]))
}

async function timeRound(): Promise<Figures> {
  for (const folder of [WORK, '.next', OUT]) fs.rmSync(folder, { recursive: true, force: true })
  await setTimeout(Number(options.pause) * 1000)
  const { seconds, megabytes } = await build()
  const { files } = folderSize(OUT, '.html')
  const weight = Math.round(folderSize(OUT).bytes / files / 1000)
  const figures: Figures = { cold: seconds, 'MB of memory': megabytes, 'HTML files': files, 'KB a page': weight }
  for (const [name, edit] of Object.entries(EDITS)) {
    edit()
    figures[name] = (await build()).seconds
  }
  return figures
}

async function build(): Promise<{ seconds: number; megabytes: number }> {
  const env = { CONTENT_DIR: CONTENT, OUT_DIR: OUT, WORK_DIR: WORK }
  const { seconds, megabytes } = await measure('npm', ['run', '--silent', 'build'], env)
  return { seconds: Number(seconds.toFixed(1)), megabytes }
}
