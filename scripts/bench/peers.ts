import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import type { CorpusPage } from './corpus'

/** Another generator of documentation, that builds the same pages in the same languages. */
export interface Peer {
  name: string
  folder: string
  /** Arguments of `npx`, run in the folder. */
  build: string[]
  /** Where the site is published. */
  out: string
  /** Caches that a warm build uses. */
  caches: string[]
  /** A page that an author edits. */
  edited: string
}

const LANGUAGES = { ru: 'Русский', en: 'English' }
/** Astro needs a newer Node than the site. */
const NEWER_NODE = ['-y', '-p', 'node@24', 'node']

/** What a peer needs besides the pages: packages, and settings for two languages and a menu of folders. */
interface Template {
  packages: Record<string, string>
  files: Record<string, string>
  /** Folder of the pages of a language. */
  pages: Record<string, string>
  /** A file that each folder of pages needs. */
  category?: (folder: string) => [name: string, text: string]
  /** Address of a page from which links are written. */
  address: (locale: string, page: string) => string
  build: string[]
  out: string
  caches: string[]
}

const TEMPLATES: Record<string, Template> = {
  Docusaurus: {
    packages: {
      '@docusaurus/core': '3.10.2',
      '@docusaurus/faster': '3.10.2',
      '@docusaurus/preset-classic': '3.10.2',
      react: '^19.0.0',
      'react-dom': '^19.0.0',
    },
    files: {
      'docusaurus.config.mjs': `export default ${JSON.stringify({
        title: 'Docs',
        url: 'https://docs.example',
        baseUrl: '/',
        onBrokenAnchors: 'ignore',
        future: { v4: true, faster: true },
        i18n: { defaultLocale: 'ru', locales: Object.keys(LANGUAGES) },
        presets: [['classic', { docs: { routeBasePath: 'docs' }, blog: false }]],
      })}`,
      'src/pages/index.md': '[Docs](/docs)',
    },
    pages: { ru: 'docs', en: 'i18n/en/docusaurus-plugin-content-docs/current' },
    // Two folders of one name need keys of their own.
    category: (folder) => ['_category_.json', JSON.stringify({ label: path.basename(folder), key: folder })],
    address: (_, page) => `/docs${page === 'index' ? '' : `/${page}`}`,
    build: ['docusaurus', 'build'],
    out: 'build',
    caches: ['.docusaurus', 'node_modules/.cache'],
  },
  Starlight: {
    packages: { '@astrojs/starlight': '0.42.4', astro: '7.3.5', sharp: '^0.34.0' },
    files: {
      'astro.config.mjs': [
        "import starlight from '@astrojs/starlight'",
        "import { defineConfig } from 'astro/config'",
        `export default defineConfig({ site: 'https://docs.example', integrations: [starlight({ title: 'Docs', defaultLocale: 'root', locales: { root: { label: '${LANGUAGES.ru}', lang: 'ru' }, en: { label: '${LANGUAGES.en}' } } })] })`,
      ].join('\n'),
      'src/content.config.ts': [
        "import { docsLoader } from '@astrojs/starlight/loaders'",
        "import { docsSchema } from '@astrojs/starlight/schema'",
        "import { defineCollection } from 'astro:content'",
        'export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) }',
      ].join('\n'),
    },
    pages: { ru: 'src/content/docs', en: 'src/content/docs/en' },
    address: (locale, page) => `${locale === 'ru' ? '' : '/en'}/${page === 'index' ? '' : `${page}/`}`,
    build: [...NEWER_NODE, 'node_modules/astro/bin/astro.mjs', 'build'],
    out: 'dist',
    caches: ['.astro', 'node_modules/.astro', 'node_modules/.vite'],
  },
}

/** Writes the corpus as a site of each peer and fetches its packages from the registry. */
export function writePeers(pages: CorpusPage[], home: string): Peer[] {
  return Object.entries(TEMPLATES).map(
    ([name, { packages, files, pages: folders, category, address, build, out, caches }]) => {
      const folder = path.join(home, name.toLowerCase())
      const write = (file: string, text: string) => {
        fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
        fs.writeFileSync(path.join(folder, file), text)
      }
      for (const place of Object.values(folders)) fs.rmSync(path.join(folder, place), { recursive: true, force: true })
      write('package.json', JSON.stringify({ name: 'peer', private: true, dependencies: packages }))
      for (const [file, text] of Object.entries(files)) write(file, text)
      for (const { loc, path: page, title, body } of pages) {
        const text = body.replace(/\(doc:([^)]*)\)/g, (_, to: string) => `(${address(loc, to)})`)
        write(`${folders[loc]}/${page}.mdx`, `---\ntitle: ${JSON.stringify(title)}\n---\n\n${text}\n`)
        for (let above = path.dirname(page); category && above !== '.'; above = path.dirname(above)) {
          const [file, json] = category(above)
          write(`${folders[loc]}/${above}/${file}`, json)
        }
      }
      if (!fs.existsSync(path.join(folder, 'node_modules')))
        execFileSync('npm', ['install', '--no-audit', '--no-fund'], {
          cwd: folder,
          stdio: ['ignore', 'ignore', 'inherit'],
        })
      return { name, folder, build, out, caches, edited: `${folders.ru}/index.mdx` }
    },
  )
}
