import fs from 'node:fs'
import path from 'node:path'
import { buildSync } from 'esbuild'
import { CRASH_STYLE } from '../components/layout/crash-style'
import { HOMES } from '../lib/content/kinds'
import { memo } from '../lib/content/memo'
import { headersFile, redirectsFile } from '../lib/hosting'
import { startLate } from '../lib/next/late-start'
import { DIST } from '../lib/next/phases.mjs'
import { addressOfPage, checkRendered, pageOfFile, readRendered } from '../lib/next/rendered'
import { sitePages } from '../lib/pages'
import { publishedPath } from '../lib/routes'
import { hostedOrigins } from '../lib/search/target'
import { link, listFiles } from './files'
import { publishMedia } from './media'

const RENDERED = path.join(DIST, 'server/app')
/** The rendered pages as they are published, made once each. */
const LATE = path.join(DIST, 'late')

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
  const late = { startScript: minifyStart(), styles: [CRASH_STYLE], hosts: hostedOrigins() }
  const pages = sitePages().map(({ path, locale }) => publishedPath(path, locale))
  const published = new Set<string>()
  const policies = new Set<string>()
  for (const file of listFiles(RENDERED)) {
    const rendered = readRendered(file.replaceAll(path.sep, '/'))
    if (!('name' in rendered)) continue
    const source = path.join(RENDERED, file)
    const destination = path.join(target, rendered.name)
    published.add(rendered.name)
    makeFolder(path.dirname(destination))
    if (rendered.kind === 'page') {
      const html = fs.readFileSync(source, 'utf8')
      const file = path.join(LATE, rendered.name)
      if (!fs.existsSync(file)) {
        const page = startLate(html, addressOfPage(rendered.name), late)
        policies.add(page.policy)
        makeFolder(path.dirname(file))
        fs.writeFileSync(file, page.html)
      }
      link(file, destination)
    } else link(source, destination)
  }
  checkRendered(published, pages)
  fs.cpSync(path.join(DIST, 'static'), path.join(target, '_next/static'), { recursive: true })
  fs.cpSync('public', target, { recursive: true })
  publishMedia(target)
  publishRules(target, [...policies], pages)
  return pages.length
}

const makeFolder = memo((folder: string): void => {
  fs.mkdirSync(folder, { recursive: true })
})

/** What hosts of static sites read beside the files. */
function publishRules(target: string, policies: string[], pages: string[]): void {
  const [policy, another] = policies
  if (policy === undefined || another !== undefined)
    throw new Error(`one policy for all pages was expected, there are:\n${policies.join('\n')}`)
  fs.writeFileSync(path.join(target, '_headers'), headersFile(policy))
  fs.writeFileSync(path.join(target, '_redirects'), redirectsFile(pages))
}

/**
 * Removes what an earlier build rendered: a page may have gone since.
 * @param changed addresses, without language, of the texts that have changed; then other pages with a text are kept
 */
export function forgetPages(changed: string[] | undefined): void {
  if (!changed) fs.rmSync(LATE, { recursive: true, force: true })
  const kept = new Set(changed && keptPages(changed))
  for (const file of listFiles(RENDERED)) {
    const rendered = readRendered(file.replaceAll(path.sep, '/'))
    if (rendered.kind === 'code' || ('name' in rendered && kept.has(pageOfFile(rendered.name)))) continue
    fs.rmSync(path.join(RENDERED, file))
    if (rendered.kind === 'page') fs.rmSync(path.join(LATE, rendered.name), { force: true })
  }
}

/** Names of the pages below the routes of `pagesToRender` that are not rendered again. */
const keptPages = (changed: string[]): string[] =>
  sitePages()
    .filter(
      ({ path, canonicalPath = path }) => HOMES.includes(path.split('/')[1] ?? '') && !changed.includes(canonicalPath),
    )
    .map(({ path, locale }) => publishedPath(path, locale).slice(1))

const minifyStart = (): string =>
  buildSync({
    entryPoints: ['components/start/inline.ts'],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    write: false,
  }).outputFiles[0]?.text.trim() ?? ''
