import { splitAddress } from './address'
import { addressOf, isLive, type LostPage } from './broken-urls'
import { hashOf, type LivePages, type RecordedPage } from './record'

/** Where a lost address should lead, as far as its text or git can say it. */
export interface Proposal {
  from: string
  /** Undefined when nothing says it. */
  to?: string
  /** How it was found: a section there has the same text, or git knows that the file was renamed. */
  by?: 'text' | 'git'
  /** Nothing else comes into question: the command may decide. */
  isCertain: boolean
}

/** Addresses of live sections by the hash of a lost text. */
type SameText = (hash: string | undefined) => { addresses: string[]; isCommon: boolean }

/**
 * Proposes where lost pages and anchors should lead. An anchor that exists at its page's new address needs no line.
 * @param renamed old and new addresses of pages whose files git knows as renamed; requested only when a page is gone
 */
export function propose(
  lost: LostPage[],
  record: ReadonlyMap<string, RecordedPage>,
  live: LivePages,
  renamed: () => ReadonlyMap<string, string>,
): Proposal[] {
  if (lost.length === 0) return []
  const sameText = findTexts(record, live)
  const renames = lost.some(({ isGone }) => isGone) ? renamed() : new Map<string, string>()
  return lost.flatMap((page) => {
    const { path } = page.page
    if (!page.isGone) return page.anchors.map((anchor) => proposeSection(page, anchor, page.shown, sameText))
    const to = renames.get(path)
    const own: Proposal =
      to !== undefined && isLive(live, to)
        ? { from: path, to, by: 'git', isCertain: true }
        : proposePage(page, sameText)
    if (own.to === undefined) return [own]
    const [target, part] = splitAddress(own.to)
    const anchors = page.anchors.map((anchor) => proposeSection(page, anchor, target, sameText))
    const carried = (from: string) => addressOf(target, part === '' ? splitAddress(from)[1] : part)
    return [own, ...anchors.filter(({ from, to = carried(from) }) => to !== carried(from) || !isLive(live, to))]
  })
}

/** A page leads to where the text above its headings is, or else to the one page that has a text of its sections. */
function proposePage(lost: LostPage, sameText: SameText): Proposal {
  const intro = proposeSection(lost, '', undefined, sameText)
  if (intro.to !== undefined) return intro
  const sections = lost.anchors.map((anchor) => proposeSection(lost, anchor, undefined, sameText))
  const pages = new Set(sections.flatMap(({ to }) => (to === undefined ? [] : splitAddress(to)[0])))
  const [to] = pages
  if (to === undefined) return intro
  return { from: intro.from, to, by: 'text', isCertain: pages.size === 1 && sections.every((one) => one.isCertain) }
}

/** @param near the page on which the section is looked for first */
function proposeSection({ page }: LostPage, anchor: string, near: string | undefined, sameText: SameText): Proposal {
  const from = addressOf(page.path, anchor)
  const { addresses, isCommon } = sameText(page.sections.get(anchor))
  const own = addresses.filter((address) => splitAddress(address)[0] === near)
  const found = own.length > 0 ? own : addresses
  const [to] = found
  return to === undefined
    ? { from, isCertain: false }
    : { from, to, by: 'text', isCertain: found.length === 1 && (!isCommon || own.length > 0) }
}

/** A section that says what the record has of it cannot be where the text of another one went. */
function findTexts(record: ReadonlyMap<string, RecordedPage>, live: LivePages): SameText {
  const counts = new Map<string, number>()
  for (const hash of [...record.values()].flatMap(({ sections }) => [...sections.values()]))
    counts.set(hash, (counts.get(hash) ?? 0) + 1)
  const places = new Map<string, string[]>()
  for (const { path, texts } of live.values())
    for (const [id, text] of texts()) {
      const hash = hashOf(text)
      if (hash === '' || record.get(path)?.sections.get(id) === hash) continue
      places.set(hash, [...(places.get(hash) ?? []), addressOf(path, id)])
    }
  return (hash = '') => ({ addresses: places.get(hash) ?? [], isCommon: (counts.get(hash) ?? 0) > 1 })
}
