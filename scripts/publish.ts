import fs from 'node:fs'
import path from 'node:path'
import { buildSync } from 'esbuild'
import { mediaDir } from '../lib/folders'
import { startLate } from '../lib/next/late-start'
import { defaultLocale } from '../lib/routes'
import { listFiles } from './files'

/**
 * Makes the published folder of what Next rendered: the default language at the root, each page with a late start, the
 * files of soft navigation under the names the router asks for.
 *
 * Next's own export would write the payload of a page four times; the router of an export reads two of them: the page's
 * `.txt` and, when it prefetches, the segments. So the folder is made from `.next/server/app` and the copies stay out.
 * @returns number of pages
 */
export function publish(distDir: string, target: string): number {
  const rendered = path.join(distDir, 'server/app')
  const startScript = minifyStart()
  let pages = 0
  for (const file of listFiles(rendered)) {
    const published = publishedName(file)
    if (published === undefined) continue
    const source = path.join(rendered, file)
    const destination = path.join(target, published)
    fs.mkdirSync(path.dirname(destination), { recursive: true })
    if (published.endsWith('.html')) {
      const sitePath = `/${published.replace(/(^|\/)index\.html$|\.html$/, '')}`.replace(/\/$/, '')
      fs.writeFileSync(destination, startLate(fs.readFileSync(source, 'utf8'), sitePath, startScript))
      pages++
    } else fs.copyFileSync(source, destination)
  }
  fs.cpSync(path.join(distDir, 'static'), path.join(target, '_next/static'), { recursive: true })
  fs.cpSync('public', target, { recursive: true })
  copyMermaid(target)
  if (fs.existsSync(mediaDir()))
    fs.cpSync(mediaDir(), path.join(target, 'media'), { recursive: true, filter: (file) => !file.endsWith('.json') })
  return pages
}

/** Removes what an earlier build rendered: a page may have gone since. */
export function forgetPages(distDir: string): void {
  const rendered = path.join(distDir, 'server/app')
  for (const file of listFiles(rendered)) if (publishedName(file) !== undefined) fs.rmSync(path.join(rendered, file))
}

/**
 * Name in the published folder of a file Next rendered; undefined for what is not published.
 * @example publishedName('ru/docs.html') === 'docs.html'
 * @example publishedName('en/docs.segments/_tree.segment.rsc') === 'en/docs/__next._tree.txt'
 */
export function publishedName(file: string): string | undefined {
  if (file.startsWith('[') || file.startsWith('_') || file.includes('/[')) return undefined
  const segment = /^(.+)\.segments\/(.+)\.segment\.rsc$/.exec(file)
  if (segment?.[1] && segment[2]) {
    if (segment[2] === '_full') return undefined
    const folder = atRoot(segment[1])
    return path.join(folder === 'index' ? '' : folder, `__next.${segment[2].replaceAll('/', '.')}.txt`)
  }
  const [, name, extension] = /^(.+)\.(html|rsc|body)$/.exec(file) ?? []
  if (name === undefined) return undefined
  if (extension === 'body') return name
  return `${atRoot(name)}.${extension === 'rsc' ? 'txt' : 'html'}`
}

/** Lifts the default language to the root. */
function atRoot(name: string): string {
  if (name === defaultLocale()) return 'index'
  return name.startsWith(`${defaultLocale()}/`) ? name.slice(defaultLocale().length + 1) : name
}

/** Mermaid's own bundle, under the address of lib/routes. */
function copyMermaid(target: string): void {
  const source = 'node_modules/mermaid'
  const { version } = JSON.parse(fs.readFileSync(path.join(source, 'package.json'), 'utf8')) as { version: string }
  const folder = path.join(target, 'vendor/mermaid', version)
  for (const part of ['mermaid.esm.min.mjs', 'chunks/mermaid.esm.min']) {
    fs.cpSync(path.join(source, 'dist', part), path.join(folder, part), {
      recursive: true,
      filter: (file) => !file.endsWith('.map'),
    })
  }
}

const minifyStart = (): string =>
  buildSync({
    entryPoints: ['components/start/start.ts'],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    write: false,
  }).outputFiles[0]?.text.trim() ?? ''
