import fs from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { listFiles } from '../../scripts/system/files'
import { expect, settle, start, test } from '../support/reader'
import { SITES, url } from '../support/sites'

const OUT = SITES.main.out
const KB = 1024
const gzip = (text: string | Uint8Array): number => gzipSync(text, { level: 9 }).length
const weigh = (paths: string[]): number =>
  paths.reduce((sum, file) => sum + gzip(fs.readFileSync(path.join(OUT, file))), 0)
/** Lists of hundreds of components: made of data, no text of 1,500 words. */
const CATALOGUES = ['/docs/etl/processors', '/docs/etl/services']
/** The longest page of documentation, catalogues or texts only. */
function longest(isCatalogue: boolean): { address: string; html: string } {
  const [found] = listFiles(path.join(OUT, 'docs'))
    .filter((file) => file.endsWith('.html') && !file.startsWith('tags'))
    .map((file) => ({ file: path.join(OUT, 'docs', file), address: `/docs/${file.replace(/\.html$/, '')}` }))
    .filter(({ address }) => CATALOGUES.includes(address) === isCatalogue)
    .sort((a, b) => fs.statSync(b.file).size - fs.statSync(a.file).size)
  if (!found) throw new Error('there is no page')
  return { address: found.address, html: fs.readFileSync(found.file, 'utf8') }
}

/** Files of the site that a page loads, by their ending. */
function loaded(page: Page): (ending: string) => string[] {
  const files = new Set<string>()
  page.on('response', (response) => files.add(new URL(response.url()).pathname))
  return (ending) => [...files].filter((file) => file.endsWith(ending))
}

for (const [kind, isCatalogue] of [
  ['text', false],
  ['catalogue', true],
] as const)
  test(`the longest ${kind} is light`, async ({ page }) => {
    const { address, html } = longest(isCatalogue)
    const files = loaded(page)
    await page.goto(url('main', address))
    await settle(page)
    const inline = [...html.matchAll(/<script(?![^>]*(?:src=|application\/json))[^>]*>([\s\S]*?)<\/script>/g)]
      .map(([, code = '']) => code)
      .join('\n')
    const before = gzip(inline) + weigh(files('.js'))
    const css = weigh(files('.css'))
    await start(page)
    await settle(page)
    const after = gzip(inline) + weigh(files('.js'))
    const fonts = ['.woff', '.woff2', '.ttf', '.otf'].flatMap(files)
    const copies = fs
      .readdirSync(path.join(OUT, path.dirname(address)), { recursive: true, encoding: 'utf8' })
      .filter(
        (file) =>
          [`${path.basename(address)}.html`, `${path.basename(address)}.txt`].includes(file) ||
          file.startsWith(`${path.basename(address)}/__next.`),
      )
      .map((file) => fs.statSync(path.join(OUT, path.dirname(address), file)).size)
    const published = copies.reduce((sum, size) => sum + size, 0)
    console.log(
      `${address}: HTML ${gzip(html)}, JS before intent ${before}, after start ${after}, CSS ${css} bytes of gzip; ${published} bytes published in ${copies.length} files`,
    )
    expect.soft(before, 'JavaScript before any intent').toBeLessThanOrEqual(12 * KB)
    // The filter of a catalogue understands forms and typos: 8 KB of words and stemmers.
    expect.soft(after, 'JavaScript after the start').toBeLessThanOrEqual((isCatalogue ? 176 : 165) * KB)
    expect.soft(css, 'stylesheets').toBeLessThanOrEqual(16.5 * KB)
    // The payload of a catalogue holds the props of its filter and the elements around it.
    expect.soft(gzip(html), 'HTML').toBeLessThanOrEqual((isCatalogue ? 32 : 30) * KB)
    // The page, and its payload, which holds its text and elements again: InvokeHTTP, with its guide and two tables of settings.
    if (!isCatalogue) expect.soft(published, 'published bytes').toBeLessThanOrEqual(272 * KB)
    expect(fonts, 'fonts').toEqual([])
  })
