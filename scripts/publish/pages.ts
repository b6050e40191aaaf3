import fs from 'node:fs'
import path from 'node:path'
import compile from 'icu-minify/compile'
import type { Locale } from 'next-intl'
import { CRASH_STYLE } from '../../components/layout/crash-style'
import type { OldPage } from '../../lib/addresses/moves'
import { MAX_RULES, movedRules } from '../../lib/addresses/rules'
import { writeFileAtomic } from '../../lib/content/write-file-atomic'
import { escapeHtml } from '../../lib/core/html'
import { memo } from '../../lib/core/memo'
import { locales, payloadUrl, publishedPath, searchUrl, withBasePath } from '../../lib/core/routes'
import { shortHash } from '../../lib/core/short-hash'
import { messagesOf } from '../../lib/i18n/messages'
import { deferHydration, type EarlyAnswer } from '../../lib/next/deferred-hydration'
import { DIST } from '../../lib/next/phases.mjs'
import { addressOfPage, checkRendered, filesOfPage, listRendered, payloadOf } from '../../lib/next/rendered'
import { sitePages } from '../../lib/pages'
import { resultsTarget } from '../../lib/search/results-target'
import { hostedOrigins, hostedSettings, INDEX_FOLDER } from '../../lib/search/target'
import { headersFile, redirectsFile } from '../../lib/site/hosting'
import { isOlder, link, writeAll } from '../system/files'
import { publishAlternates } from './alternates'
import { minify } from './minify'
import { publishMoved } from './moved'
import { forgetOtherCode } from './published-by'

/** The pages that Next rendered, as they are published. */
const PUBLISHED = path.join(DIST, 'published')

/**
 * Makes the published folder of what Next rendered: the default language at the root, each page with deferred hydration, its
 * payload beside it.
 *
 * Next's own export would write the payload of a page four times: into the page, as `.txt`, and as pieces that are
 * prefetched, of which one is the whole again. So the folder is made from `.next/server/app`, with the `.txt` alone.
 * @returns number of pages
 * @throws Error when Next has rendered another set of pages than the routes say, or has written what is not known
 */
export function publishPages(target: string): number {
  const late = {
    startScript: minify('components/layout/start-script.ts'),
    startCode: publishStartCode(target),
    menuScript: minify('components/docs/sidebar/menu-script.ts'),
    styles: [CRASH_STYLE],
    hosts: hostedOrigins(),
    answers: askingScripts(target),
  }
  forgetOtherCode(PUBLISHED)
  const metas = sitePages()
  const pages = metas.map(({ path, locale }) => publishedPath(path, locale))
  const published = new Set<string>()
  for (const rendered of listRendered()) {
    if (!('name' in rendered)) continue
    const { file, name, kind } = rendered
    published.add(name)
    makeFolder(path.dirname(path.join(target, name)))
    if (kind === 'page') {
      const page = path.join(PUBLISHED, name)
      if (isOlder(page, file)) {
        const address = addressOfPage(name)
        const payload = {
          address: encodeURI(payloadUrl(withBasePath(address))),
          text: fs.readFileSync(payloadOf(file), 'utf8'),
        }
        writeFileAtomic(page, deferHydration(fs.readFileSync(file, 'utf8'), address, payload, late))
      }
      link(page, path.join(target, name))
    } else link(file, path.join(target, name))
  }
  checkRendered(published, pages)
  publishAlternates(target, (page) => path.join(PUBLISHED, filesOfPage(page)[0]))
  fs.cpSync(path.join(DIST, 'static'), path.join(target, '_next/static'), { recursive: true })
  publishRules(target, pages, publishMoved(target, metas))
  return pages.length
}

/** The code that starts the framework. @returns its address, which changes with it */
function publishStartCode(target: string): string {
  const code = minify('components/start/framework.ts', {}, 'esm')
  const name = `/_next/static/start.${shortHash(code)}.js`
  writeAll(new Map([[name, code]]), target)
  return withBasePath(name)
}

/** The script of the page of results in each language; none with a hosted engine. */
function askingScripts(target: string): Map<string, EarlyAnswer> {
  if (hostedSettings()) return new Map()
  const name = `/${INDEX_FOLDER}/ask.js`
  const code = minify('components/search/early-question-script.ts', { LOCALES: locales().join(' ') })
  writeAll(new Map([[name, code]]), target)
  const [folder, script] = [withBasePath(`/${INDEX_FOLDER}/`), withBasePath(name)]
  return new Map(
    locales().map((locale) => {
      const { indexName } = resultsTarget(locale)
      const preloads = `<link rel="preload" as="script" href="${script}"/><link rel="preload" as="fetch" crossorigin href="${folder}${indexName}.json"/>`
      const asking = `<script async src="${script}" data-files="${folder}" data-index="${indexName}" data-words="${countWords(locale)}"></script>`
      return [publishedPath(searchUrl(), locale), { preloads, script: asking }]
    }),
  )
}

/** How that script says the number of hits: compiled messages as JSON, for an attribute. */
function countWords(locale: Locale): string {
  const { count, pageFound } = messagesOf(locale).search
  return escapeHtml(JSON.stringify({ count: compile(count), pageFound: compile(pageFound) }))
}

const makeFolder = memo((folder: string): void => {
  fs.mkdirSync(folder, { recursive: true })
})

/** What hosts of static sites read beside the files. */
function publishRules(target: string, pages: string[], old: OldPage[]): void {
  fs.writeFileSync(path.join(target, '_headers'), headersFile())
  const moved = movedRules(old, new Set(pages))
  if (moved.length > MAX_RULES)
    console.warn(
      `_redirects has ${moved.length} rules for old addresses; Cloudflare reads ${MAX_RULES}, pages answer at the rest`,
    )
  fs.writeFileSync(path.join(target, '_redirects'), redirectsFile(pages, moved))
}
