import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import type { CorpusPage } from '../corpus'
import { type BuiltSite, NEWER_NODE, time } from '../measure'

/** Another generator of documentation. The folder of its name holds its packages and settings. */
interface Peer {
  /** Folder of the pages of a language. */
  pages: Record<string, string>
  /** Address of a page of the corpus. */
  address(locale: string, page: string): string
  /** Arguments of `npx`, run in the folder. */
  build: string[]
  out: string
  caches: string[]
}

const PEERS: Record<string, Peer> = {
  docusaurus: {
    pages: { ru: 'docs', en: 'i18n/en/docusaurus-plugin-content-docs/current' },
    address: (_, page) => `/docs/${page}`.replace(/\/index$/, ''),
    build: ['docusaurus', 'build'],
    out: 'build',
    caches: ['.docusaurus', 'node_modules/.cache'],
  },
  starlight: {
    pages: { ru: 'src/content/docs', en: 'src/content/docs/en' },
    address: (locale, page) => `${locale === 'ru' ? '' : `/${locale}`}/${page}/`.replace(/index\/$/, ''),
    build: ['-y', '-p', NEWER_NODE, 'node', 'node_modules/astro/bin/astro.mjs', 'build'],
    out: 'dist',
    caches: ['.astro', 'node_modules/.astro', 'node_modules/.vite'],
  },
}

/** Writes the corpus as a site of each peer and installs its packages from the registry. */
export const writePeers = (pages: CorpusPage[], home: string): BuiltSite[] =>
  Object.entries(PEERS).map(([name, peer]) => {
    const folder = path.join(home, name)
    for (const place of Object.values(peer.pages)) fs.rmSync(path.join(folder, place), { recursive: true, force: true })
    fs.cpSync(path.join('tools/bench/peers', name), folder, { recursive: true })
    for (const page of pages) writePage(page, peer, folder)
    if (!fs.existsSync(path.join(folder, 'node_modules')))
      execFileSync('npm', ['install', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'inherit' })
    return {
      name,
      build: () => time('npx', peer.build, {}, folder),
      pages: Object.values(peer.pages).map((place) => path.join(folder, place)),
      edited: path.join(folder, peer.pages.ru ?? '', 'index.mdx'),
      out: path.join(folder, peer.out),
      caches: peer.caches.map((cache) => path.join(folder, cache)),
    }
  })

function writePage({ loc, path: page, title, body }: CorpusPage, peer: Peer, folder: string): void {
  const file = path.join(folder, peer.pages[loc] ?? '', `${page}.mdx`)
  const text = body.replace(/\(doc:([^)]*)\)/g, (_, to: string) => `(${peer.address(loc, to)})`)
  fs.mkdirSync(path.dirname(file), { recursive: true })
  fs.writeFileSync(file, `---\ntitle: ${JSON.stringify(title)}\n---\n\n${text}\n`)
}
