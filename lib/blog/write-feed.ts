import { Feed, type Author as FeedAuthor } from 'feed'
import { escapeHtml } from '../core/html'
import type { FeedFormat } from '../core/routes'
import { midnight } from './day'

export interface FeedEntry {
  title: string
  /** Absolute address; it is the entry's id too, and it never changes. */
  url: string
  summary: string
  html: string
  /** `2025-10-15` */
  date: string
  authors: string[]
  tags: string[]
}

export interface FeedSource {
  title: string
  description: string
  locale: string
  /** Absolute address of the page the feed follows. */
  url: string
  /** Absolute addresses of the feed in each format. */
  self: Record<FeedFormat, string>
  copyright: string
  /** Address of the editors: RSS wants one for each author. */
  email: string
  author: string
  /** Newest first. */
  entries: FeedEntry[]
}

/** Writes a feed. The moment of the build is not in it, so the same posts make the same file. */
export function writeFeed(source: FeedSource, format: FeedFormat): string {
  const feed = new Feed({
    id: source.url,
    title: clean(source.title),
    description: clean(source.description),
    link: source.url,
    language: source.locale,
    copyright: clean(source.copyright),
    author: { name: clean(source.author) },
    feedLinks: source.self,
    generator: false,
    updated: midnight(source.entries[0]?.date ?? '1970-01-01'),
  })
  for (const entry of source.entries) feed.addItem(toItem(entry, source, format))
  if (format === 'json') return feed.json1()
  if (format === 'rss') return feed.rss2()
  // The package does not support the language of an Atom feed.
  return feed
    .atom1()
    .replace('<feed xmlns="http://www.w3.org/2005/Atom"', (tag) => `${tag} xml:lang="${source.locale}"`)
}

function toItem(
  { title, url, summary, html, date, authors, tags }: FeedEntry,
  { email }: FeedSource,
  format: FeedFormat,
) {
  // The package declares titles and summaries of Atom as HTML; elsewhere they are text.
  const text = (value: string) => (format === 'atom' ? escapeHtml(clean(value)) : clean(value))
  return {
    title: text(title),
    id: url,
    link: url,
    description: text(summary),
    content: clean(html),
    date: midnight(date),
    published: midnight(date),
    // The package reads the first of a list without looking whether there is one.
    ...(authors.length > 0 ? { author: authors.map((name): FeedAuthor => ({ name: clean(name), email })) } : {}),
    // The package quotes attributes of Atom but does not escape them.
    category: tags.map((name) =>
      format === 'atom'
        ? { name: escapeHtml(clean(name)).replace(/&amp;/g, '&'), term: escapeHtml(clean(name)).replace(/&amp;/g, '&') }
        : { name: clean(name) },
    ),
  }
}

/** XML has no way to write most control characters. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const clean = (text: string): string => text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
