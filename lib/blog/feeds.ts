import type { Element, ElementContent } from 'hast'
import { h } from 'hastscript'
import type { Locale } from 'next-intl'
import { localize } from '../content/localized'
import { blogChangesUrl, blogUrl, FEED_FILES, type FeedFormat, feedUrl, localePath, postUrl } from '../core/routes'
import { directionOf } from '../i18n/direction'
import { translator } from '../i18n/translator'
import { getSite } from '../site'
import { absoluteUrl } from '../site/metadata'
import { getPosts, getReleases, type Post } from '.'
import { byModule, byType, type Change, moduleAnchor } from './changes'
import { feedHtml } from './feed-html'
import { moduleFeeds } from './module-feeds'
import { readPostBody } from './post-body'
import { postAuthors, postTags } from './topics'
import { type FeedEntry, type FeedSource, writeFeed } from './write-feed'

/** Entries of a feed. */
const NEWEST = 20

/** Every feed of a language: path in the published folder → content. */
export function feedFiles(locale: Locale): Map<string, string> {
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

/** Path of a file in the published folder, which is served at the base path. */
const pathInFolder = (path: string, locale: Locale): string =>
  localePath(path, locale).slice((process.env.BASE_PATH ?? '').length + 1)

const common = (
  locale: Locale,
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

function postsFeed(locale: Locale): FeedSource {
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

function postEntry(post: Post, locale: Locale): FeedEntry {
  const url = absoluteUrl(postUrl(post.slug), locale)
  return {
    title: post.title,
    url,
    summary: post.description,
    html: feedHtml(postNodes(post, locale), url, directionOf(locale)),
    date: post.date,
    authors: postAuthors(post, locale).map(({ label }) => label),
    tags: postTags(post, locale).map(({ label }) => label),
  }
}

/** The text of a post with the changes of its release. */
function postNodes({ file, changes }: Post, locale: Locale): ElementContent[] {
  return readPostBody(file).segments.flatMap((segment) =>
    'slot' in segment ? releaseNodes(changes, locale) : (segment.nodes ?? []),
  )
}

function releaseNodes(changes: Change[], locale: Locale): Element[] {
  if (changes.length === 0) return []
  const modules = byModule(changes).flatMap(({ label, changes: inside }) => [
    h('h3', label),
    changeList(inside, locale),
  ])
  return [h('h2', translator(locale, 'blog')('changes')), ...modules]
}

function changeList(changes: Change[], locale: Locale): Element {
  const t = translator(locale, 'blog')
  const links = (hrefs: string[]) =>
    hrefs.flatMap((href) => [' ', h('a', { href: localePath(href, locale) }, t('moreDocs'))])
  const item = ({ type, text, docs }: Change) =>
    h('li', [h('strong', `${t(`type_${type}`)}.`), ` ${text}`, ...links(docs)])
  return h('ul', changes.map(item))
}

/** The changes of one module, an entry for each release that has some. */
function moduleFeed(id: string, label: string, title: string, locale: Locale): FeedSource {
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

function moduleEntry(release: Post & { version: string }, id: string, label: string, locale: Locale): FeedEntry {
  const post = postEntry(release, locale)
  return {
    ...post,
    title: translator(locale, 'blog')('moduleEntry', { module: label, version: release.version }),
    url: `${post.url}#${moduleAnchor(id)}`,
    summary: release.changes.map(({ text }) => text).join(' '),
    html: feedHtml([changeList(release.changes, locale)], post.url, directionOf(locale)),
    tags: [label],
  }
}
