import fs from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import type { Locale } from 'next-intl'
import { type Browser, chromium } from 'playwright'
import { BOOKS_FILE, type Book, readBooks } from '../../lib/book/books'
import { makeBook } from '../../lib/book/make-book'
import { contentDir } from '../../lib/core/folders'
import { locales, toLocale } from '../../lib/core/routes'
import { CHROMIUM_ARGS, findHeadlessShell } from '../system/chromium'
import { loadEnv, main, seconds } from '../system/env'
import { type Printed, printBook } from './print'
import { bookDay, readSource, readStyles } from './source'

const OPTIONS = { locale: { type: 'string' }, to: { type: 'string', default: 'books' } } as const
/** How many are printed at once. */
const AT_ONCE = 2
/** Letters are where the font has them, not on the pixels of a screen. */
const EXACT_GLYPHS = '--font-render-hinting=none'
const HOW_TO = `there is no ${BOOKS_FILE}: write one, such as

books:
  - name: guide
    title: { ru: Руководство, en: Guide }
    sections: [guide] # categories and pages of sidebars.yaml

See contributing/book.md.`

/** Prints a book of a published site in a language. */
export async function makeOne(browser: Browser, folder: string, book: Book, locale: Locale): Promise<Printed> {
  const source = readSource(folder, book, locale)
  const hrefs = source.entries.flatMap(({ href }) => href ?? [])
  if (hrefs.length === 0) throw new Error(`the book “${book.name}” has no pages in ${locale}`)
  const styles = readStyles(folder, hrefs, locale)
  return printBook(browser, makeBook(source), { folder, styles }, bookDay(folder, locale))
}

async function run(): Promise<void> {
  loadEnv()
  const { values, positionals } = parseArgs({ options: OPTIONS, allowPositionals: true })
  const only = values.locale === undefined ? undefined : toLocale(values.locale)
  const { books } = readBooks(contentDir()).value
  if (books.length === 0) throw new Error(HOW_TO)
  const unknown = positionals.find((name) => !books.some((book) => book.name === name))
  if (unknown) throw new Error(`there is no book “${unknown}”: ${books.map(({ name }) => name).join(', ')}`)
  const folder = path.resolve(process.env.OUT_DIR ?? 'out')
  const wanted = books
    .filter(({ name }) => positionals.length === 0 || positionals.includes(name))
    .flatMap((book) => (book.locales?.map(toLocale) ?? locales()).map((locale) => ({ book, locale })))
    .filter(({ locale }) => only === undefined || locale === only)
  fs.mkdirSync(values.to, { recursive: true })
  const browser = await chromium.launch({ executablePath: findHeadlessShell(), args: [...CHROMIUM_ARGS, EXACT_GLYPHS] })
  const printNext = async (): Promise<void> => {
    for (let next = wanted.shift(); next; next = wanted.shift()) {
      const started = performance.now()
      const { book, locale } = next
      const { pdf, count, passes } = await makeOne(browser, folder, book, locale)
      const file = path.join(values.to, `${book.name}.${locale}.pdf`)
      fs.writeFileSync(file, pdf)
      const size = `${(pdf.length / 1024 ** 2).toFixed(1)} MB`
      console.log(`${file}: ${count} pages, ${size}, ${passes} passes, ${seconds(started)}`)
    }
  }
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, printNext))
  } finally {
    await browser.close()
  }
}

if (process.argv[1]?.endsWith('book/index.ts')) await main(run)
