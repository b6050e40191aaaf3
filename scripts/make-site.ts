import fs from 'node:fs'
import path from 'node:path'
import { orderPages } from '../lib/next/kept-pages'
import { siteFiles } from '../lib/pages'
import { INDEX_FOLDER } from '../lib/search/target'
import { drawCards, publishCards } from './cards'
import { checkContent, printProblems } from './check'
import { DATA, readCodeHash } from './compile-code'
import { seconds } from './env'
import { publishIcon } from './favicon'
import { publishFeeds } from './feeds'
import { linkAll, writeAll } from './files'
import { forgetPages, publish } from './publish'
import { hasRendered, keepRenderState, type RenderState, renderState, takeChangedPages } from './render-state'
import { publishSearch } from './search'
import { publishSitemap } from './sitemap'
import { swap } from './swap'

/**
 * Makes a site of the collections and the compiled code, and puts it in place of the one that stands at `out`.
 * @param compiled when there is code; Next waits from then on to be told what to render
 * @param rendered when Next has rendered it
 * @returns number of pages, and how long the two parts took
 * @throws ContentError with all that is wrong in the content; `out` is as it was then
 */
export async function makeSite(out: string, compiled: Promise<unknown>, rendered: Promise<unknown>) {
  const rendering = performance.now()
  const ordered = compiled.then(order)
  await Promise.allSettled([ordered]) // Next renders beside the check
  printProblems(await checkContent()) // what the bundler refuses of content/pages is told with the other problems
  const state = await ordered
  const drawn = drawCards()
  const report = publishData()
  const [cards] = await Promise.all([drawn, rendered])
  const renderedIn = seconds(rendering)

  const publishing = performance.now()
  const temporary = `${out}.new`
  fs.rmSync(temporary, { recursive: true, force: true })
  fs.mkdirSync(temporary, { recursive: true })
  const pages = publish(temporary)
  linkAll(DATA, temporary)
  publishCards(cards.names, temporary)
  await publishIcon(temporary)
  keepRenderState(state)
  swap(temporary, out)
  console.log(`${report}, ${cards.names.length} cards (${cards.drawn} drawn)`)
  return { pages, renderedIn, publishedIn: seconds(publishing) }
}

/**
 * Has Next render the pages whose texts have changed: one core's work, so it goes on beside the check and what follows it.
 * Where nothing is rendered yet it need not wait until it is known what the pages are made of.
 * @returns what they were made of, to be kept when they are published
 */
function order(): RenderState {
  if (!hasRendered()) orderAnew(undefined)
  const state = renderState(readCodeHash())
  if (hasRendered()) orderAnew(takeChangedPages(state))
  return state
}

/** Orders pages, or all of them. What is published shares the files of the last ones, so Next must make new files. */
function orderAnew(pages: string[] | undefined): void {
  forgetPages(pages)
  orderPages(pages)
}

/** Writes what is published of the collections beside the pages. Files of the last build may be published ones. */
function publishData(): string {
  fs.mkdirSync(DATA, { recursive: true })
  for (const name of fs.readdirSync(DATA))
    if (name !== INDEX_FOLDER) fs.rmSync(path.join(DATA, name), { recursive: true })
  writeAll(siteFiles(), DATA)
  const [feeds, addresses, indexes] = [publishFeeds(DATA), publishSitemap(DATA), publishSearch(DATA)]
  return `Wrote ${feeds} feed files, ${addresses} addresses into the sitemap, ${indexes} search indexes`
}
