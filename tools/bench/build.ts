import fs from 'node:fs'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { main } from '../../scripts/system/env'
import { listFiles } from '../../scripts/system/files'
import { type BuiltSite, ownSite } from './built-site'
import { readCorpus } from './corpus'
import { median } from './measure'
import { writePeers } from './peers'
import { writeCorpus } from './write-corpus'

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

/** Changes of the pages between two builds. */
const EDITS: Record<string, (site: BuiltSite) => void> = {
  'one page edited': ({ edited }) => addSentence(edited),
  'one page merged': (site) => {
    checkOut(site)
    addSentence(site.edited)
  },
  'all pages edited': (site) => pagesOf(site).forEach(addSentence),
}
const pagesOf = ({ pages }: BuiltSite): string[] =>
  [...new Set(pages.flatMap((folder) => listFiles(folder).map((file) => path.join(folder, file))))].filter((file) =>
    file.endsWith('.mdx'),
  )
const addSentence = (file: string) => fs.appendFileSync(file, '\n\nОдно предложение добавлено.\n')
/** Like CI, which restores caches, but not the times of files: each has the current time. */
function checkOut(site: BuiltSite): void {
  const now = new Date()
  for (const file of pagesOf(site)) fs.utimesSync(file, now, now)
}

/** What is measured, by its name in the table. */
type Figures = Record<string, number>

/**
 * Times builds of COUNT pages (300 in each language by default): cold, with one page edited, the same in a fresh
 * checkout with restored caches, and with every page edited. `npm run bench:build -- 300 path/to/corpus.mjs` takes
 * another corpus; `--peers` builds it with Docusaurus and Starlight too; `--rounds 3` builds in turns and prints
 * medians. `--pause 330` waits so many seconds before a cold build: ext4 reuses inodes only five minutes after they
 * were freed.
 */
await main(async () => {
  const pages = [...(await readCorpus(Number(count), corpus))]
  const ours = ownSite('build')
  writeCorpus(pages, ours.content)
  const sites = [ours, ...(options.peers ? writePeers(pages, path.resolve('.cache/bench/peers')) : [])]
  const rounds = new Map(sites.map(({ name }): [string, Figures[]] => [name, []]))
  for (let round = 0; round < Number(options.rounds); round++)
    for (const site of sites) {
      const figures = await timeBuilds(site)
      console.log(site.name, figures)
      rounds.get(site.name)?.push(figures)
    }
  console.log(`${pages.length} pages, seconds, medians of ${options.rounds}`)
  console.table(Object.fromEntries([...rounds].map(([name, figures]) => [name, medians(figures)])))
})

function medians(rounds: Figures[]): Figures {
  const names = Object.keys(rounds[0] ?? {})
  return Object.fromEntries(names.map((name) => [name, median(rounds.map((figures) => figures[name] ?? 0))]))
}

async function timeBuilds(site: BuiltSite): Promise<Figures> {
  for (const folder of [...site.caches, site.out]) fs.rmSync(folder, { recursive: true, force: true })
  await setTimeout(Number(options.pause) * 1000)
  const { seconds, megabytes } = await site.build()
  const files = listFiles(site.out)
  const bytes = files.reduce((sum, file) => sum + fs.statSync(path.join(site.out, file)).size, 0)
  const pages = files.filter((file) => file.endsWith('.html')).length
  const figures: Figures = {
    cold: tenths(seconds),
    'MB of memory': megabytes,
    'HTML files': pages,
    'KB a page': Math.round(bytes / pages / 1000),
  }
  for (const [name, edit] of Object.entries(EDITS)) {
    edit(site)
    figures[name] = tenths((await site.build()).seconds)
  }
  return figures
}

function tenths(seconds: number): number {
  return Number(seconds.toFixed(1))
}
