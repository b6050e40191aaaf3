import fs from 'node:fs'
import path from 'node:path'
import { buildSync } from 'esbuild'
import { headersFile, redirectsFile } from '../lib/hosting'
import { startLate } from '../lib/next/late-start'
import { DIST } from '../lib/next/phases.mjs'
import { addressOfPage, checkRendered, readRendered } from '../lib/next/rendered'
import { siteFiles, sitePages } from '../lib/pages'
import { publishedPath } from '../lib/routes'
import { link, listFiles } from './files'
import { publishMedia } from './media'

const RENDERED = path.join(DIST, 'server/app')

/**
 * Makes the published folder of what Next rendered: the default language at the root, each page with a late start, the
 * files of soft navigation under the names the router asks for.
 *
 * Next's own export would write the payload of a page four times; the router of an export reads two of them: the page's
 * `.txt` and, when it prefetches, the segments. So the folder is made from `.next/server/app` and the copies stay out.
 * @returns number of pages
 * @throws Error when Next has rendered another set of pages than the routes say, or has written what is not known
 */
export function publish(target: string): number {
  const startScript = minifyStart()
  const pages = sitePages().map(({ path, locale }) => publishedPath(path, locale))
  const published = new Set<string>()
  const policies = new Set<string>()
  let isUndrawn = false
  for (const file of listFiles(RENDERED)) {
    const rendered = readRendered(file.replaceAll(path.sep, '/'))
    if (!('name' in rendered)) continue
    const source = path.join(RENDERED, file)
    const destination = path.join(target, rendered.name)
    published.add(rendered.name)
    fs.mkdirSync(path.dirname(destination), { recursive: true })
    if (rendered.kind === 'page') {
      const address = addressOfPage(rendered.name)
      const html = fs.readFileSync(source, 'utf8')
      isUndrawn ||= html.includes('<doc-diagram') && html.includes('data-undrawn')
      const page = startLate(html, address, startScript)
      policies.add(page.policy)
      fs.writeFileSync(destination, page.html)
    } else link(source, destination)
  }
  checkRendered(published, pages, siteFiles())
  fs.cpSync(path.join(DIST, 'static'), path.join(target, '_next/static'), { recursive: true })
  fs.cpSync('public', target, { recursive: true })
  if (isUndrawn) copyMermaid(target)
  publishMedia(target)
  publishRules(target, [...policies])
  return pages.length
}

/** What hosts of static sites read beside the files. */
function publishRules(target: string, policies: string[]): void {
  const [policy, another] = policies
  if (policy === undefined || another !== undefined)
    throw new Error(`one policy for all pages was expected, there are:\n${policies.join('\n')}`)
  fs.writeFileSync(path.join(target, '_headers'), headersFile(policy))
  fs.writeFileSync(path.join(target, '_redirects'), redirectsFile())
}

/** Removes what an earlier build rendered: a page may have gone since. */
export function forgetPages(): void {
  for (const file of listFiles(RENDERED))
    if (readRendered(file.replaceAll(path.sep, '/')).kind !== 'code') fs.rmSync(path.join(RENDERED, file))
}

/** Mermaid's own bundle, under the address of lib/routes, for the pages that lack a drawing. */
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
