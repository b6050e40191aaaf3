import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { findCut } from '../../scripts/book/layout'
import { SITES } from '../support/sites'
import { type PrintedBook, plain, readBook } from './read-book'

const SEE = { ru: 'см.с.', en: 'seep.' }

/** Prints the book of the fixture, as `npm run book` does. */
function print(to: string): void {
  const { content, out } = SITES.fixture
  const env = { ...process.env, CONTENT_DIR: content, OUT_DIR: out, BASE_PATH: undefined, LOCALES: undefined }
  execFileSync('node', ['--import', 'tsx', 'scripts/book/index.ts', '--to', to], { env, stdio: 'inherit' })
}

test.describe('the book', { tag: '@nightly' }, () => {
  test.describe.configure({ mode: 'serial' })
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'books-'))
  test.afterAll(() => fs.rmSync(folder, { recursive: true }))
  const pdfs = new Map<string, Buffer>()
  const books = new Map<string, PrintedBook>()

  test.beforeAll(async () => {
    print(folder)
    for (const locale of ['ru', 'en']) {
      const pdf = fs.readFileSync(`${folder}/guide.${locale}.pdf`)
      pdfs.set(locale, pdf)
      books.set(locale, await readBook(pdf))
    }
  })
  const bookOf = (locale: string): PrintedBook => {
    const book = books.get(locale)
    if (!book) throw new Error(`no book in ${locale}`)
    return book
  }

  for (const locale of ['ru', 'en'] as const) {
    test(`a number in the contents is that of the page with the heading, ${locale}`, () => {
      const { pages, places } = bookOf(locale)
      const lines = pages[1]?.links ?? []
      expect(lines.length).toBeGreaterThan(12)
      for (const { text, to } of lines) {
        const [, title = '', number] = /^[\d.]+\s*(.+?)\s*(\d+)$/.exec(text) ?? []
        expect(Number(number), text).toBe(places.get(to))
        expect(pages[Number(number) - 1]?.text, text).toContain(plain(title))
      }
    })

    test(`a reference says the page its link leads to, ${locale}`, () => {
      const { pages, places } = bookOf(locale)
      const said = pages.map(({ text }) =>
        [...text.matchAll(new RegExp(`\\(${SEE[locale]}(\\d+)\\)`, 'g'))].map(([, number]) => Number(number)),
      )
      expect(said.flat().length).toBeGreaterThan(5)
      for (const [index, { links }] of pages.entries()) {
        if (index < 2 || index === pages.length - 1) continue // contents and index
        // A reference may be on the next page, when a page ends between the two.
        const led = links.filter(({ to }) => to.startsWith('p')).map(({ to }) => places.get(to))
        const before = pages[index - 1]?.links.map(({ to }) => places.get(to)) ?? []
        for (const page of led) expect([...(said[index] ?? []), ...(said[index + 1] ?? [])]).toContain(page)
        for (const page of said[index] ?? []) expect([...led, ...before]).toContain(page)
      }
    })

    test(`a number in the index is that of a page with the term, ${locale}`, () => {
      const { pages, places } = bookOf(locale)
      const links = pages.at(-1)?.links ?? []
      expect(links.length).toBeGreaterThan(0)
      for (const { text, to } of links) expect(Number(text)).toBe(places.get(to))
    })

    test(`every heading is a bookmark to its page, ${locale}`, () => {
      const { bookmarks, pages } = bookOf(locale)
      expect(bookmarks.length).toBeGreaterThan(20)
      for (const { title, page } of bookmarks) expect(pages[page - 1]?.text, title).toContain(plain(title))
    })

    test(`no text goes beyond the edge of the page, ${locale}`, () => {
      const margin = 76 * 0.75
      for (const [index, { words, width }] of bookOf(locale).pages.entries())
        for (const { text, left, right } of words) {
          expect(left, `page ${index + 1}: ${text}`).toBeGreaterThan(margin - 1)
          expect(right, `page ${index + 1}: ${text}`).toBeLessThan(width - margin + 1.5)
        }
    })

    test(`it is tagged, has a language, a title and alternative texts, ${locale}`, () => {
      const { isMarked, language, title, pages } = bookOf(locale)
      expect({ isMarked, language }).toEqual({ isMarked: true, language: locale })
      expect(title).toBe(locale === 'ru' ? 'Руководство' : 'Guide')
      const figures = pages.flatMap((page) => page.figures)
      expect(figures.length).toBeGreaterThan(5)
      expect(figures.filter(({ alt }) => !alt)).toEqual([])
    })
  }

  test('the same site makes the same book', () => {
    print(`${folder}/again`)
    for (const [locale, pdf] of pdfs)
      expect(fs.readFileSync(`${folder}/again/guide.${locale}.pdf`).equals(pdf), locale).toBe(true)
  })
})

test('what is wider than the page is found', async ({ page }) => {
  await page.setViewportSize({ width: 642, height: 960 })
  const found = async (html: string) => {
    await page.setContent(`<main><h2>Wide</h2>${html}</main>`)
    return findCut(page)
  }
  expect(await found('<p>Text.</p><pre style="white-space: pre-wrap">code</pre>')).toEqual([])
  expect(await found(`<table><tr><td>${'x'.repeat(200)}</td></tr></table>`)).toHaveLength(1)
  expect(await found(`<pre style="overflow: auto">${'x'.repeat(200)}</pre>`)).toHaveLength(1)
  expect(
    await found(
      `<table style="table-layout: fixed; width: 200px"><tr><td>${'x'.repeat(40)}</td><td>y</td></tr></table>`,
    ),
  ).toHaveLength(1)
})
