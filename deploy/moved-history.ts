import type { Decision } from '../lib/addresses/redirects'
import { random as seeded } from '../scripts/system/random'

export interface History {
  /** Pages that are there at the end, with their anchors. */
  pages: Map<string, Set<string>>
  decisions: Record<string, Decision>
  /** Every address that any release had → where what it named is now; undefined when it is gone. */
  addresses: Map<string, string | undefined>
}

/** A docs folder that changes from release to release, as `npm run move` and authors change one; a name is never used again. */
export function simulate(seed: number, releases: number, changes = 6): History {
  const random = seeded(String(seed))
  const pick = <T>(list: T[]): T => list[Math.floor(random() * list.length)] as T
  let count = 0
  const name = (word: string) => `${word}-${++count}`
  const pages = new Map<string, Set<string>>()
  const decisions = new Map<string, Decision>()
  const addresses = new Map<string, string | undefined>()
  const publish = () => {
    for (const [page, anchors] of pages)
      for (const address of [page, ...[...anchors].map((anchor) => `${page}#${anchor}`)])
        if (!addresses.has(address)) addresses.set(address, address)
  }
  /** What was at `from` is now at `to`: for every address that led there. */
  const lead = (from: string, to: string | undefined) => {
    for (const [address, now] of addresses) if (now === from) addresses.set(address, to)
  }
  const add = () =>
    pages.set(`/docs/${pick(['bi', 'etl', 'данные'])}/${name('page')}`, new Set([name('a'), name('раздел')]))
  const live = () => [...pages.keys()]
  const moveAnchor = (from: string, anchor: string, to: string, id = anchor) => {
    pages.get(from)?.delete(anchor)
    pages.get(to)?.add(id)
    decisions.set(`${from}#${anchor}`, `${to}#${id}`)
    lead(`${from}#${anchor}`, `${to}#${id}`)
  }

  const { rename, retitle, split, merge, remove } = {
    rename(page: string, anchors: string[]) {
      const to =
        random() < 0.2 ? `${page.slice(0, -1)}${page.at(-1)}X` : `/docs/${pick(['bi', 'новое', 'a.b'])}/${name('page')}`
      pages.set(to, new Set(anchors))
      pages.delete(page)
      decisions.set(page, to)
      lead(page, to)
      for (const anchor of anchors) lead(`${page}#${anchor}`, `${to}#${anchor}`)
    },
    retitle(page: string, anchors: string[]) {
      if (anchors.length > 0) moveAnchor(page, pick(anchors), page, name('заголовок'))
    },
    split(page: string, anchors: string[]) {
      const others = live().filter((other) => other !== page)
      if (anchors.length > 0) moveAnchor(page, pick(anchors), pick(others))
    },
    merge(page: string, anchors: string[]) {
      const to = pick(live().filter((other) => other !== page))
      for (const anchor of anchors) moveAnchor(page, anchor, to)
      pages.delete(page)
      const part = random() < 0.5 ? name('part') : ''
      if (part) pages.get(to)?.add(part)
      const goal = part ? `${to}#${part}` : to
      decisions.set(page, goal)
      lead(page, goal)
    },
    remove(page: string, anchors: string[]) {
      pages.delete(page)
      decisions.set(page, { gone: { ru: 'Нет.', en: 'No.' } })
      for (const address of [page, ...anchors.map((anchor) => `${page}#${anchor}`)]) lead(address, undefined)
    },
  }
  for (let number = 0; number < 20; number++) add()
  publish()
  for (let release = 1; release < releases; release++) {
    for (let change = 0; change < changes; change++) {
      const page = pick(live())
      pick([rename, rename, retitle, split, merge, remove])(page, [...(pages.get(page) ?? [])])
      if (random() < 0.5) add()
    }
    publish()
  }
  return { pages, decisions: Object.fromEntries(decisions), addresses }
}
