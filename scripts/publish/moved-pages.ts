import { Parser } from 'htmlparser2'
import type { Locale } from 'next-intl'
import type { Lead } from '../../lib/addresses/moves'
import { escapeHtml } from '../../lib/core/html'
import { withBasePath } from '../../lib/core/routes'
import { translator } from '../../lib/i18n/translator'
import type { Payload } from '../../lib/next/deferred-hydration'

export const FOLLOW_SCRIPT = 'moved/follow.js'
export const NOT_FOUND_SCRIPT = 'moved/not-found.js'

// Files of the site, which its policy lets run: a page that has lost nothing needs no other policy for them.
const script = (file: string): string => `<script src="${escapeHtml(withBasePath(`/${file}`))}"></script>`

/** What the script of the page looks for: an element with the old id. */
function mark([id, lead]: [string, Lead], locale: Locale): string {
  const at = `id="${escapeHtml(id)}"`
  if ('to' in lead) return `<span ${at} data-moved="${escapeHtml(lead.to)}"></span>`
  const text = translator(locale, 'page')('goneSection', { reason: lead.gone })
  return `<p ${at} class="gone-section">${escapeHtml(text)}</p>`
}
const marks = (anchors: Map<string, Lead>, locale: Locale): string =>
  [...anchors].map((anchor) => mark(anchor, locale)).join('')

/** Whether a published file is a redirect from an old address. */
export const isMovedPage = (html: string): boolean => html.includes('<body data-moved=')

/** The page at an old address, for hosts without rules, and for anchors that a rule cannot see. */
export function movedPage(to: string, canonical: string, anchors: Map<string, Lead>, locale: Locale): string {
  const href = escapeHtml(to)
  const title = translator(locale, 'page')('movedTitle')
  // Without scripts only: the script keeps query and anchor, and two navigations at once would race.
  return `<!DOCTYPE html><html lang="${locale}"><head><meta charset="utf-8"><title>${title}</title><meta name="robots" content="noindex"><link rel="canonical" href="${escapeHtml(canonical)}"><noscript><meta http-equiv="refresh" content="0; url=${href}"></noscript></head><body data-moved="${href}">${marks(anchors, locale)}<p>${title}: <a href="${href}">${escapeHtml(decodeURI(to))}</a></p>${script(FOLLOW_SCRIPT)}</body></html>`
}

/** Puts a text before the first element of a kind in the `<main>` of a page. @throws Error when there is none */
function insertInMain(html: string, before: string, text: string): string {
  const at = html.indexOf(before, html.indexOf('<main'))
  if (at < 0) throw new Error(`there is no ${before} in the <main> of a page (scripts/publish/moved-pages.ts)`)
  return html.slice(0, at) + text + html.slice(at)
}
/** The element around the page (components/layout/frame): a child of the body, among which React skips what is not its own. */
const PLACE = '<div class="place">'
/** @throws Error when the place of the page is not there */
function insertBeforePage(html: string, text: string): string {
  const at = html.indexOf(PLACE)
  if (at < 0) throw new Error(`there is no ${PLACE} in a page (scripts/publish/moved-pages.ts)`)
  return html.slice(0, at) + text + html.slice(at)
}
const atEnd = (html: string, text: string): string => {
  const at = html.lastIndexOf('</body>')
  return html.slice(0, at) + text + html.slice(at)
}

/** The 404 page of a language, which asks the record. */
export function askingPage(html: string, shards: number, languages: Locale[], locale: Locale): string {
  const text = translator(locale, 'page')('notFoundMoved')
  const base = withBasePath('/').replace(/\/$/, '')
  const place = `<p hidden data-base="${base}" data-shards="${shards}" data-languages="${languages.join(' ')}">${text} <a></a></p>`
  return atEnd(insertInMain(html, '<p', place), script(NOT_FOUND_SCRIPT))
}

/** The payload of such a page: its title, as the page has it. */
export const gonePayload = (payload: string, locale: Locale): string => {
  const t = translator(locale, 'page')
  return payload.replaceAll(t('notFoundTitle'), t('goneTitle'))
}

/** Made of the 404 page of its language: why a page is gone, and pages that are near. */
export function gonePage(
  html: string,
  { gone, near, anchors }: { gone: string; near: { title: string; href: string }[]; anchors: Map<string, Lead> },
  payload: Payload,
  locale: Locale,
): string {
  const t = translator(locale, 'page')
  const links = near.map(({ title, href }) => `<li><a href="${escapeHtml(href)}">${escapeHtml(title)}</a></li>`)
  const list = links.length > 0 ? `<p>${t('goneNear')}</p><ul>${links.join('')}</ul>` : ''
  const main = html.indexOf('<main')
  const [start, end] = [html.indexOf('<p', main), html.indexOf('</p>', html.indexOf('</p>', main) + 1) + '</p>'.length]
  const page = `${html.slice(0, start)}${marks(anchors, locale)}<p>${escapeHtml(gone)}</p>${list}${html.slice(end)}`
  const named = page
    .replaceAll(t('notFoundTitle'), t('goneTitle'))
    .replace(/"payload":"[^"]*","letters":\d+/, `"payload":"${payload.address}","letters":${payload.text.length}`)
  return anchors.size > 0 ? atEnd(named, script(FOLLOW_SCRIPT)) : named
}

/**
 * A page that has lost anchors. One that was renamed gets its old id beside the new one and needs no script; others are
 * followed by the script.
 * @param page address of the page, with its base path
 */
export function changedPage(html: string, page: string, anchors: Map<string, Lead>, locale: Locale): string {
  let changed = html
  const away = new Map<string, Lead>()
  for (const [id, lead] of anchors) {
    const own = 'to' in lead && lead.to.startsWith(`${page}#`) ? decodeURIComponent(lead.to.slice(page.length + 1)) : ''
    const at = own === '' ? -1 : tagWithId(changed, own)
    if (at >= 0) changed = `${changed.slice(0, at)}<span id="${escapeHtml(id)}"></span>${changed.slice(at)}`
    else if (!('to' in lead && lead.to === page)) away.set(id, lead)
  }
  if (away.size === 0) return changed
  const whole = insertBeforePage(changed, marks(away, locale))
  return [...away.values()].some((lead) => 'to' in lead) ? atEnd(whole, script(FOLLOW_SCRIPT)) : whole
}

/** Marks the text of an author (components/mdx/body-text). */
const TEXT = 'data-text'

/** Where the content of the element with an id begins in a text that React does not walk; -1 where it is not there. */
function tagWithId(html: string, id: string): number {
  if (!html.includes(` id="${escapeHtml(id)}"`)) return -1
  const isText: boolean[] = []
  let at = -1
  const parser = new Parser({
    onopentag(_name, attributes) {
      if (attributes.id === id && isText.includes(true)) at = parser.endIndex + 1
      isText.push(TEXT in attributes)
    },
    onclosetag: () => void isText.pop(),
  })
  parser.end(html)
  return at
}
