import { Feed, type Author as FeedAuthor } from 'feed'
import type { Element, ElementContent } from 'hast'
import { h } from 'hastscript'
import { escapeHtml } from '../html'
import { translator } from '../i18n/translator'
import { absoluteUrl } from '../metadata'
import { blogChangesUrl, blogUrl, FEED_FILES, type FeedFormat, feedUrl, localePath, postUrl } from '../routes'
import { getSite, localize } from '../site'
import { authorsOf, getPosts, getReleases, type Post, tagsOf } from '.'
import { byModule, byType, type Change, moduleAnchor } from './changes'
import { midnight } from './day'
import { feedHtml } from './feed-html'
import { moduleFeeds } from './module-feeds'
import { readPostBody } from './post-body'

/** Entries of a feed. */
const NEWEST = 20

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
  // The package has no place for the language of an Atom feed.
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

/** Every feed of a language: path in the published folder → content. */
export function feedFiles(locale: string): Map<string, string> {
  const sources: [FeedSource, string?][] = [
    [postsFeed(locale)],
    ...moduleFeeds(locale).map(({ id, label, title }): [FeedSource, string] => [
      moduleFeed(id, label, title, locale),
      id,
    ]),
  ]
  const formats = Object.keys(FEED_FILES) as FeedFormat[]
  return new Map(
    sources.flatMap(([source, module]) =>
      formats.map((format): [string, string] => [
        pathInFolder(feedUrl(format, module), locale),
        writeFeed(source, format),
      ]),
    ),
  )
}

/** The published folder lies at the base path. */
const pathInFolder = (path: string, locale: string): string =>
  localePath(path, locale).slice((process.env.BASE_PATH ?? '').length + 1)

const common = (
  locale: string,
  module?: string,
): Pick<FeedSource, 'locale' | 'self' | 'copyright' | 'email' | 'author'> => ({
  locale,
  self: {
    rss: absoluteUrl(feedUrl('rss', module), locale),
    atom: absoluteUrl(feedUrl('atom', module), locale),
    json: absoluteUrl(feedUrl('json', module), locale),
  },
  copyright: localize(getSite().footer.copyright, locale),
  email: getSite().email,
  author: localize(getSite().company, locale),
})

function postsFeed(locale: string): FeedSource {
  const t = translator(locale, 'blog')
  // A post without a translation is no news in this language.
  const posts = getPosts(locale).filter(({ isFallback }) => !isFallback)
  return {
    ...common(locale),
    title: t('feedTitle', { name: localize(getSite().name, locale) }),
    description: t('text'),
    url: absoluteUrl(blogUrl(), locale),
    entries: posts.slice(0, NEWEST).map((post) => postEntry(post, locale)),
  }
}

function postEntry(post: Post, locale: string): FeedEntry {
  const url = absoluteUrl(postUrl(post.slug), locale)
  return {
    title: post.title,
    url,
    summary: post.description,
    html: feedHtml(postNodes(post, locale), url),
    date: post.date,
    authors: authorsOf(post, locale).map(({ label }) => label),
    tags: tagsOf(post, locale).map(({ label }) => label),
  }
}

/** The text of a post with the changes of its release. */
function postNodes({ file, changes }: Post, locale: string): ElementContent[] {
  return readPostBody(file).segments.flatMap((segment) =>
    'slot' in segment ? releaseNodes(changes, locale) : (segment.nodes ?? []),
  )
}

function releaseNodes(changes: Change[], locale: string): Element[] {
  if (changes.length === 0) return []
  const modules = byModule(changes).flatMap(({ label, changes: inside }) => [
    h('h3', label),
    changeList(inside, locale),
  ])
  return [h('h2', translator(locale, 'blog')('changes')), ...modules]
}

function changeList(changes: Change[], locale: string): Element {
  const t = translator(locale, 'blog')
  const links = (hrefs: string[]) =>
    hrefs.flatMap((href) => [' ', h('a', { href: localePath(href, locale) }, t('moreDocs'))])
  const item = ({ type, text, docs }: Change) =>
    h('li', [h('strong', `${t(`type_${type}`)}.`), ` ${text}`, ...links(docs)])
  return h('ul', changes.map(item))
}

/** The changes of one module, an entry for each release that has some. */
function moduleFeed(id: string, label: string, title: string, locale: string): FeedSource {
  const t = translator(locale, 'blog')
  const releases = getReleases(locale)
    .map((release) => ({ ...release, changes: byType(release.changes.filter(({ module }) => module === id)) }))
    .filter(({ changes, isFallback }) => changes.length > 0 && !isFallback)
  return {
    ...common(locale, id),
    title,
    description: t('moduleFeedText', { module: label }),
    url: `${absoluteUrl(blogChangesUrl(), locale)}?module=${encodeURIComponent(id)}`,
    entries: releases.slice(0, NEWEST).map((release) => moduleEntry(release, id, label, locale)),
  }
}

function moduleEntry(release: Post & { version: string }, id: string, label: string, locale: string): FeedEntry {
  const post = postEntry(release, locale)
  return {
    ...post,
    title: translator(locale, 'blog')('moduleEntry', { module: label, version: release.version }),
    url: `${post.url}#${moduleAnchor(id)}`,
    summary: release.changes.map(({ text }) => text).join(' '),
    html: feedHtml([changeList(release.changes, locale)], post.url),
    tags: [label],
  }
}
