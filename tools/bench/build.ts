import fs from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { main } from '../../scripts/system/env'
import { listFiles } from '../../scripts/system/files'
import { type CorpusPage, makeCorpus } from './corpus'
import { type BuiltSite, median, time } from './measure'
import { writePeers } from './peers'
import { writeCorpus } from './write-corpus'

const {
  positionals: [count = '300'],
  values: options,
} = parseArgs({
  allowPositionals: true,
  options: { peers: { type: 'boolean', default: false }, rounds: { type: 'string', default: '1' } },
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
 * checkout with restored caches, and with every page edited. `--peers` builds the same pages with Docusaurus and
 * Starlight too; `--rounds 3` builds in turns and prints medians.
 */
await main(async () => {
  const pages = makeCorpus(Number(count))
  const sites = [ownSite(pages), ...(options.peers ? writePeers(pages, path.resolve('.cache/bench/peers')) : [])]
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

/** The corpus as a content folder of this project. */
function ownSite(pages: CorpusPage[]): BuiltSite {
  const home = path.resolve('.cache/bench')
  const [content, out, work] = [path.join(home, 'build'), path.join(home, 'build-out'), path.join(home, 'build-work')]
  writeCorpus(pages, content)
  const env = { CONTENT_DIR: content, OUT_DIR: out, WORK_DIR: work }
  const build = () => time('npm', ['run', '--silent', 'build'], env)
  const edited = path.join(content, 'docs/index.ru.mdx')
  return { name: 'ours', build, pages: [content], edited, out, caches: [work, '.next'] }
}

function medians(rounds: Figures[]): Figures {
  const names = Object.keys(rounds[0] ?? {})
  return Object.fromEntries(names.map((name) => [name, median(rounds.map((figures) => figures[name] ?? 0))]))
}

async function timeBuilds(site: BuiltSite): Promise<Figures> {
  for (const folder of [...site.caches, site.out]) fs.rmSync(folder, { recursive: true, force: true })
  const cold = await site.build()
  const files = listFiles(site.out)
  const bytes = files.reduce((sum, file) => sum + fs.statSync(path.join(site.out, file)).size, 0)
  const pages = files.filter((file) => file.endsWith('.html')).length
  const figures: Figures = { cold, 'HTML files': pages, 'KB a page': Math.round(bytes / pages / 1000) }
  for (const [name, edit] of Object.entries(EDITS)) {
    edit(site)
    figures[name] = await site.build()
  }
  return figures
}
