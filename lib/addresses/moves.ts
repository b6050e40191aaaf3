import type { Locale } from 'next-intl'
import { type Localized, localize } from '../content/localized'
import { lookUp } from '../core/look-up'
import { defaultLocale, locales, publishedPath, withBasePath } from '../core/routes'
import { splitAddress } from './address'
import { type Decision, type Decisions, resolve } from './redirects'

/** What an old address shows in one language: another address, with its base path, or the reason why the page is gone. */
export type Lead = { to: string } | { gone: string }

/** A page that was published once, in one language. */
export interface OldPage {
  locale: Locale
  /** Site path. */
  page: string
  /** Published path. */
  from: string
  lead: Lead
  /** Anchors that do not go where the page goes. A host's rule knows no anchor, so the page itself answers then. */
  anchors: Map<string, Lead>
}

/** A page that is there and has lost anchors, in one language. */
export interface ChangedPage {
  page: string
  anchors: Map<string, Lead>
}

/**
 * What was decided, a language each.
 * @param published published paths of the pages that are there
 */
export function planMoves(decisions: Decisions, published: Set<string>): { old: OldPage[]; changed: ChangedPage[] } {
  const pages = [...new Set(Object.keys(decisions).map((from) => splitAddress(from)[0]))].sort()
  const plan: { old: OldPage[]; changed: ChangedPage[] } = { old: [], changed: [] }
  for (const locale of locales()) {
    const leads = (anchors: Map<string, Decision>) =>
      new Map([...anchors].map(([anchor, decision]) => [anchor, leadTo(decision, locale, published)]))
    for (const page of pages) {
      const from = publishedPath(page, locale)
      const decision = resolve(decisions, page)
      if (published.has(from)) {
        const anchors = leads(ownAnchors(decisions, page))
        if (anchors.size > 0) plan.changed.push({ page: from, anchors })
      } else if (decision !== undefined)
        plan.old.push({
          ...{ locale, page, from },
          lead: leadTo(decision, locale, published),
          anchors: leads(straying(decisions, page)),
        })
    }
  }
  return plan
}

/** In the language of the reader, or in the default one where the page has no other. */
function leadTo(decision: Decision, locale: Locale, published: Set<string>): Lead {
  if (typeof decision !== 'string') return { gone: localize(decision.gone as Localized, locale) }
  const [page, anchor] = splitAddress(decision)
  const [plain = '', query] = page.split('?') // versions add one (lib/docs/version-fallback.ts)
  const own = publishedPath(plain, locale)
  const path = published.has(own) ? own : publishedPath(plain, defaultLocale())
  const rest = (query ? `?${query}` : '') + (anchor && `#${encodeURIComponent(anchor)}`)
  return { to: encodeURI(withBasePath(path)).replace(/(.)\/$/, '$1') + rest }
}

/** What was decided of the anchors of a page. */
function ownAnchors(decisions: Decisions, page: string): Map<string, Decision> {
  const anchors = Object.keys(decisions).flatMap((from) => {
    const [own, anchor] = splitAddress(from)
    return own === page && anchor !== '' ? [anchor] : []
  })
  return new Map(
    anchors.flatMap((anchor): [string, Decision][] => {
      const decision = resolve(decisions, `${page}#${anchor}`)
      return decision === undefined ? [] : [[anchor, decision]]
    }),
  )
}

/** Anchors of an old page that a browser would not find in one step when it is redirected and carries them along. */
function straying(decisions: Decisions, page: string): Map<string, Decision> {
  const found = new Map<string, Decision>()
  const target = resolve(decisions, page)
  const pages = [...way(decisions, page), ...(typeof target === 'string' ? [splitAddress(target)[0]] : [])]
  for (const anchor of pages.flatMap((step) => [...ownAnchors(decisions, step).keys()])) {
    const decision = resolve(decisions, `${page}#${anchor}`)
    if (decision !== undefined && !isFoundAnyway(decisions, { target, anchor, decision })) found.set(anchor, decision)
  }
  return found
}

/** The page it leads to shows what became of the anchor: it has it, had it, or says why it is gone. */
function isFoundAnyway(
  decisions: Decisions,
  { target, anchor, decision }: { target?: Decision | undefined; anchor: string; decision: Decision },
): boolean {
  if (typeof target !== 'string' || target.includes('#')) return target === decision
  const carried = `${target}#${anchor}`
  const final = resolve(decisions, carried) ?? carried
  return final === decision && (typeof decision !== 'string' || splitAddress(decision)[0] === target)
}

/** The old pages from one to where it leads. */
function way(decisions: Decisions, page: string): string[] {
  const next = lookUp(decisions, page)
  if (next === undefined) return []
  return [page, ...(typeof next === 'string' ? way(decisions, splitAddress(next)[0]) : [])]
}
