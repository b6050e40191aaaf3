import fs from 'node:fs'
import path from 'node:path'
import type { Locale } from 'next-intl'
import type { Book } from '../../lib/book/books'
import type { ReleaseChange } from '../../lib/book/changes'
import type { BookSource } from '../../lib/book/make-book'
import { outlineBook } from '../../lib/book/outline'
import { localize } from '../../lib/content/localized'
import { blogChangesUrl, decodePath, localePath, parsePath, publishedPath } from '../../lib/core/routes'
import type { TreeNode } from '../../lib/docs/tree'
import { formatter, translator } from '../../lib/i18n/translator'
import { getSite, topVersion } from '../../lib/site'
import { hyphensOf } from './hyphens'

/** Reads a published site for a book: nothing is rendered anew. */
export function readSource(folder: string, book: Book, locale: Locale): BookSource {
  const t = translator(locale, 'book')
  const list = readJson<ReleaseChange[]>(folder, `${publishedPath(blogChangesUrl(), locale)}.json`) ?? []
  const longDate = (date: string) => formatter(locale).dateTime(new Date(date), { dateStyle: 'long' })
  const release = (version: string, date: string) => t('edition', { version, date: longDate(date) })
  const see = t('see', { page: '{page}' })
  const site = getSite()
  return {
    locale,
    entries: outlineBook(book, readMenu(folder, locale)),
    cover: {
      product: localize(site.name, locale),
      title: localize(book.title, locale),
      edition: list[0]
        ? release(list[0].version, list[0].date)
        : t('date', { date: longDate(bookDay(folder, locale)) }),
      company: localize(site.company, locale),
      logo: site.logo,
    },
    html: (href) => readPage(folder, href, locale),
    toPath: (href, from) => toPath(href, from, locale),
    addressOf: (href, from) =>
      /^[a-z]+:/i.test(href) ? href : site.url + new URL(href, base(from, locale)).href.slice(ORIGIN.length),
    ...(book.since === undefined
      ? {}
      : {
          changes: {
            since: book.since,
            list,
            words: { title: t('changes', { day: longDate(book.since) }), release, see },
          },
        }),
    words: { contents: t('contents'), index: t('index'), notes: t('notes'), see },
    hyphens: hyphensOf(locale),
  }
}

const ORIGIN = 'http://site.invalid'
const base = (from: string, locale: Locale): string => ORIGIN + encodeURI(localePath(from, locale))

function toPath(href: string, from: string, locale: Locale): { path: string; id: string } | undefined {
  const url = URL.canParse(href, base(from, locale)) ? new URL(href, base(from, locale)) : undefined
  if (url === undefined || ![ORIGIN, getSite().url].includes(url.origin)) return undefined
  const to = parsePath(url.pathname)
  return to.locale === locale ? { path: to.path, id: decodePath(url.hash.slice(1)) } : undefined
}

const BUILD_FIRST = 'run `npm run build` first'

function readPage(folder: string, href: string, locale: Locale): string {
  const published = publishedPath(href, locale)
  const file = path.join(folder, `${published === '/' ? '/index' : published}.html`)
  if (!fs.existsSync(file)) throw new Error(`there is no page ${published} in ${folder}: ${BUILD_FIRST}`)
  return fs.readFileSync(file, 'utf8')
}

/** The menu of the docs as the site publishes it. */
function readMenu(folder: string, locale: Locale): TreeNode[] {
  const dir = path.join(folder, 'tree')
  const files = fs.existsSync(dir) ? fs.readdirSync(dir) : []
  const file = files.find((name) => name.startsWith(`${topVersion(getSite())}.${locale}.`))
  if (file === undefined) throw new Error(`there is no menu of the docs in ${folder}: ${BUILD_FIRST}`)
  return readJson<TreeNode[]>(dir, file) ?? []
}

/** Addresses of the styles that pages of the site link to. */
export function readStyles(folder: string, hrefs: string[], locale: Locale): string[] {
  const links = hrefs.flatMap((href) => [
    ...readPage(folder, href, locale).matchAll(/<link rel="stylesheet" href="([^"]+)"/g),
  ])
  return [...new Set(links.map(([, address = '']) => address))]
}

/** The day of a book: that of the newest release, else of the page that was changed last. */
export function bookDay(folder: string, locale: Locale): string {
  const [release] = readJson<ReleaseChange[]>(folder, `${publishedPath(blogChangesUrl(), locale)}.json`) ?? []
  const pages = readJson<{ updated?: string }[]>(folder, `index.${locale}.json`) ?? []
  const last = pages.reduce((latest, { updated = '' }) => (updated > latest ? updated : latest), '1970-01-01')
  return (release?.date ?? last).slice(0, 10)
}

const readJson = <T>(folder: string, file: string): T | undefined =>
  fs.existsSync(path.join(folder, file))
    ? (JSON.parse(fs.readFileSync(path.join(folder, file), 'utf8')) as T)
    : undefined
