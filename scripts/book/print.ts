import fs from 'node:fs'
import path from 'node:path'
import { toHtml } from 'hast-util-to-html'
import { h } from 'hastscript'
import type { Browser, Page } from 'playwright'
import type { UnprintedBook } from '../../lib/book/make-book'
import { type Pages, setPages } from '../../lib/book/set-pages'
import { decodePath, withBasePath } from '../../lib/core/routes'
import { langProps } from '../../lib/i18n/direction'
import { dropUnusedHyphens, findCut } from './layout'
import { pageCss } from './page-css'
import { fixDates, readPages } from './read-pdf'

const MAX_PASSES = 4
/** Where the browser has the book and the files of the site; nothing listens there. */
const ORIGIN = 'http://book.invalid'
/** A book looks the same on every machine. */
const FONTS = path.resolve('lib/site/cards/fonts')
const BOOK_CSS = fs.readFileSync(new URL('book.css', import.meta.url), 'utf8')

export interface Printed {
  pdf: Buffer
  pages: Pages
  /** Of pages. */
  count: number
  passes: number
}

interface Site {
  /** The published folder. */
  folder: string
  /** Addresses of its styles. */
  styles: string[]
}

/**
 * Prints a book until the numbers in it are those of its pages: they are read back from what was printed.
 * @param day of the file: `2025-10-15`
 * @throws Error when something is cut at the edge of the paper, or the numbers do not settle
 */
export async function printBook(browser: Browser, book: UnprintedBook, site: Site, day: string): Promise<Printed> {
  const page = await browser.newPage({ viewport: { width: 642, height: 960 }, colorScheme: 'light' })
  page.setDefaultTimeout(0)
  await page.emulateMedia({ media: 'print' })
  try {
    let pages: Pages = new Map()
    for (let passes = 1; passes <= MAX_PASSES; passes++) {
      setPages(book.root, pages)
      await show(page, writeHtml(book, site), site)
      if (passes === 1) refuseCut(await findCut(page), book.title)
      await dropUnusedHyphens(page)
      const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true, outline: true, tagged: true })
      const found = await readPages(pdf)
      if (isSame(pages, found.pages)) return { pdf: fixDates(pdf, day), ...found, passes }
      pages = found.pages
    }
    throw new Error(`the page numbers of “${book.title}” still change after ${MAX_PASSES} passes`)
  } finally {
    await page.close()
  }
}

const isSame = (a: Pages, b: Pages): boolean => a.size === b.size && [...a].every(([id, page]) => b.get(id) === page)

const writeHtml = ({ root, locale, title, heads }: UnprintedBook, { styles }: Site): string =>
  toHtml({
    type: 'root',
    children: [
      { type: 'doctype' },
      h('html', { ...langProps(locale), dataTheme: 'light' }, [
        h('head', [
          h('meta', { charSet: 'utf-8' }),
          h('title', title),
          ...styles.map((href) => h('link', { rel: 'stylesheet', href })),
          h('style', BOOK_CSS + pageCss(title, heads)),
        ]),
        h('body', h('main', root.children as never)),
      ]),
    ],
  })

/** Loads a book with the files of the site, and waits for its pictures. */
async function show(page: Page, html: string, { folder }: Site): Promise<void> {
  await page.unrouteAll()
  await page.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url())
    if (pathname === '/book') return route.fulfill({ body: html, contentType: 'text/html; charset=utf-8' })
    if (pathname.startsWith('/book/')) return route.fulfill({ path: path.join(FONTS, path.basename(pathname)) })
    const file = path.join(folder, path.posix.normalize(decodePath(pathname)).slice(withBasePath('').length))
    return fs.existsSync(file) ? route.fulfill({ path: file }) : route.abort()
  })
  await page.goto(`${ORIGIN}/book`, { waitUntil: 'load' })
}

function refuseCut(cut: string[], title: string): void {
  if (cut.length === 0) return
  const list = cut.map((place) => `\n  ${place.replace(/\s+/g, ' ')}`).join('')
  throw new Error(`“${title}” has what is wider than its pages: shorten it, or divide the table.${list}`)
}
