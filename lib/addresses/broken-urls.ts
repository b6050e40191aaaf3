import { splitAddress } from './address'
import type { LivePages, RecordedPage } from './record'
import { type Decisions, resolve } from './redirects'

/** What was published of a page and leads nowhere now. */
export interface LostPage {
  page: RecordedPage
  /** Whether the page itself is lost; else only anchors of it are. */
  isGone: boolean
  /** Of its anchors those that are lost. */
  anchors: string[]
  /** The page that a reader of its address sees; undefined where it is gone. */
  shown?: string
}

/** Address of an anchor; of the page for ''. */
export const addressOf = (page: string, anchor: string): string => (anchor === '' ? page : `${page}#${anchor}`)

/** Whether a page or an anchor is there now. */
export function isLive(live: LivePages, address: string): boolean {
  const [path, anchor] = splitAddress(address.replace(/\?[^#]*/, '')) // “?from=1.0”
  const page = live.get(path)
  return page !== undefined && (anchor === '' || !page.anchors || page.anchors.includes(anchor))
}

/** Whether an address leads somewhere, or it was decided that it leads nowhere. */
export function isKept(live: LivePages, decisions: Decisions, address: string): boolean {
  if (isLive(live, address)) return true
  const target = resolve(decisions, address)
  if (typeof target !== 'string') return target !== undefined
  // A line that leads to a page that is gone is reported itself (lib/check/redirects.ts).
  return isLive(live, target) || !live.has(splitAddress(target)[0])
}

/** Addresses of the record that lead nowhere and of which nothing was decided, a page at a time. */
export function lostPages(record: Iterable<RecordedPage>, live: LivePages, decisions: Decisions): LostPage[] {
  return [...record].flatMap((page): LostPage[] => {
    const isGone = !isKept(live, decisions, page.path)
    const anchors = [...page.sections.keys()].filter(
      (anchor) => anchor !== '' && (isGone || !isKept(live, decisions, addressOf(page.path, anchor))),
    )
    if (!isGone && anchors.length === 0) return []
    const target = live.has(page.path) ? page.path : resolve(decisions, page.path)
    const shown = typeof target === 'string' ? splitAddress(target)[0] : undefined
    return [{ page, isGone, anchors, ...(shown === undefined ? {} : { shown }) }]
  })
}
