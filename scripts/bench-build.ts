import fs from 'node:fs'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { type CorpusPage, readCorpus, writeCorpus } from './bench/corpus'
import { folderSize, measure, median, type Run } from './bench/measure'
import { writePeers } from './bench/peers'
import { main } from './env'
import { listFiles } from './files'

const {
  positionals: [count = '300', corpus],
  values: options,
} = parseArgs({
  allowPositionals: true,
  options: {
    peers: { type: 'boolean', default: false },
    rounds: { type: 'string', default: '1' },
    pause: { type: 'string', default: '0' },
  },
})
const HOME = path.resolve('.cache/bench')

/** A site whose builds are timed. */
interface Site {
  build: () => Promise<Run>
  content: string
  /** A page that an author edits, relative to the content. */
  edited: string
  out: string
  /** What a first build does not have. */
  caches: string[]
}

/** What happens to the content between two builds. */
const EDITS: Record<string, (site: Site) => void> = {
  'one page edited': ({ content, edited }) => addSentence(content, edited),
  'one page merged': ({ content, edited }) => {
    checkOut(content)
    addSentence(content, edited)
  },
  'all pages edited': ({ content }) => {
    for (const file of pagesOf(content)) addSentence(content, file)
  },
}
const pagesOf = (content: string) =>
  listFiles(content).filter((file) => file.endsWith('.mdx') && !file.includes('node_modules'))
const addSentence = (content: string, file: string) =>
  fs.appendFileSync(path.join(content, file), '\n\nОдно предложение добавлено.\n')
/** Like CI, which restores caches, but not the times of files: each has the current time. */
function checkOut(content: string): void {
  const now = new Date()
  for (const file of pagesOf(content)) fs.utimesSync(path.join(content, file), now, now)
}

/**
 * Times builds of COUNT pages (300 in each language by default): cold, with one page edited, the same in a fresh
 * checkout with restored caches, and with every page edited. `npm run bench:build -- 300 path/to/corpus.mjs` takes
 * another corpus; `--peers` also builds it with Docusaurus and Starlight. `--rounds 3` builds the sites in turns and
 * prints medians: on a busy host one build is a third slower than the next. `--pause 330` waits so many seconds before
 * the cold builds: ext4 reuses inodes only five minutes after they were freed.
 */
await main(async () => {
  const pages = [...(await readCorpus(Number(count), corpus))]
  const sites: Record<string, Site> = { ours: writeOurs(pages) }
  if (options.peers)
    for (const { name, folder, build, out, caches, edited } of writePeers(pages, path.join(HOME, 'peers')))
      sites[name] = {
        build: () => measure('npx', build, {}, folder),
        content: folder,
        edited,
        out: path.join(folder, out),
        caches: caches.map((cache) => path.join(folder, cache)),
      }
  const turns = new Map(Object.keys(sites).map((name): [string, Figures[]] => [name, []]))
  for (let round = 0; round < Number(options.rounds); round++)
    for (const [name, figures] of await timeRound(rotate(sites, round))) {
      turns.get(name)?.push(figures)
      console.log(name, figures)
    }
  console.log(`${pages.length} pages, seconds, medians of ${options.rounds}`)
  console.table(Object.fromEntries([...turns].map(([name, figures]) => [name, medians(figures)])))
})

/** What is measured, by its name in the table. */
type Figures = Record<string, number>

function medians(turns: Figures[]): Figures {
  const names = Object.keys(turns[0] ?? {})
  return Object.fromEntries(names.map((name) => [name, median(turns.map((turn) => turn[name] ?? 0))]))
}

function writeOurs(pages: CorpusPage[]): Site {
  const [content, out, work] = ['content', 'out', 'work'].map((name) => path.join(HOME, name)) as [
    string,
    string,
    string,
  ]
  writeCorpus(pages, content)
  const env = { CONTENT_DIR: content, OUT_DIR: out, WORK_DIR: work }
  return {
    build: () => measure('npm', ['run', '--silent', 'build'], env),
    content,
    edited: 'docs/index.ru.mdx',
    out,
    caches: [work, '.next'],
  }
}

/** Another site is the first of each round: the first after a pause is slower than those behind it. */
function rotate(sites: Record<string, Site>, by: number): Record<string, Site> {
  const entries = Object.entries(sites)
  const first = by % entries.length
  return Object.fromEntries([...entries.slice(first), ...entries.slice(0, first)])
}

/** Cold builds of all sites come first: an edit frees thousands of inodes, too. */
async function timeRound(sites: Record<string, Site>): Promise<Map<string, Figures>> {
  for (const { caches, out } of Object.values(sites))
    for (const folder of [...caches, out]) fs.rmSync(folder, { recursive: true, force: true })
  await setTimeout(Number(options.pause) * 1000)
  const round = new Map<string, Figures>()
  for (const [name, { build, out }] of Object.entries(sites)) {
    const { seconds, megabytes } = await build()
    const { files } = folderSize(out, '.html')
    const weight = Math.round(folderSize(out).bytes / files / 1000)
    round.set(name, { cold: tenths(seconds), 'MB of memory': megabytes, 'HTML files': files, 'KB a page': weight })
  }
  for (const [what, edit] of Object.entries(EDITS))
    for (const [name, site] of Object.entries(sites)) {
      edit(site)
      const { seconds } = await site.build()
      round.set(name, { ...round.get(name), [what]: tenths(seconds) })
    }
  return round
}

function tenths(seconds: number): number {
  return Number(seconds.toFixed(1))
}
