import { type Print, pairsOf, printOf } from '../print'
import type { LivePages, RecordedPage } from '../record'

/** A section of a page that is there now. */
export interface LiveSection {
  page: string
  id: string
  /** It was not published before. */
  isNew: boolean
  /** It was published, and says what it said: no text of another section has come into it. */
  isUnchanged: boolean
}

/** A section in which a lost text stands, and which share of it. */
export interface Match {
  section: LiveSection
  /** From 0 to 1. */
  share: number
}

/** Finds lost texts in all sections there are. */
export class Matcher {
  private readonly sections = new Map<number, LiveSection[]>()

  /** @param wanted the texts that will be asked for; others are not kept */
  constructor(wanted: Iterable<Print>, record: ReadonlyMap<string, RecordedPage>, live: LivePages) {
    const hashes = new Set([...wanted].flat())
    if (hashes.size === 0) return
    for (const { path, texts } of live.values())
      for (const [id, text] of texts()) {
        const known = record.get(path)?.sections.get(id)
        const found = [...pairsOf(text)].filter((hash) => hashes.has(hash))
        if (found.length === 0) continue
        const isUnchanged = known !== undefined && String(known) === String(printOf(text))
        const section = { page: path, id, isNew: known === undefined, isUnchanged }
        for (const hash of found) this.sections.set(hash, [...(this.sections.get(hash) ?? []), section])
      }
  }

  /** The sections that hold a part of a text, the largest first. */
  find(print: Print): Match[] {
    const counts = new Map<LiveSection, number>()
    for (const hash of print)
      for (const section of this.sections.get(hash) ?? []) counts.set(section, (counts.get(section) ?? 0) + 1)
    return [...counts]
      .map(([section, count]) => ({ section, share: count / print.length }))
      .sort((a, b) => b.share - a.share)
  }
}
