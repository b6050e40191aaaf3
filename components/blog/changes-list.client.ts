'use client'
import { type ChangeFilter, type CopiedChange, filterChanges } from '@/lib/blog/change-filter'
import { decodePath } from '@/lib/core/routes'
import { collectWords, TextIndex } from '@/lib/search/words/text-index'
import { afterPaint } from '../ui/after-paint.client'
import { readChanges } from './change-data'

interface Entry {
  element: HTMLElement
  change: CopiedChange
}

/** Names of modules and types by their ids. */
export interface ChangeLabels {
  module: (id: string) => string
  type: (id: string) => string
}

/** The changes of a page: server HTML, of which this only hides and shows parts. */
export class ChangesList {
  private readonly entries: Entry[]
  private readonly changes: CopiedChange[]
  private readonly sections: HTMLElement[]
  private texts: TextIndex | undefined

  constructor(root: HTMLElement, labels: ChangeLabels) {
    const { origin, pathname } = location
    this.entries = readChanges(root).map(({ element, ...data }) => {
      const [moduleLabel, typeLabel] = [labels.module(data.module), labels.type(data.type)]
      const text = [data.sentence, moduleLabel, data.version].join(' ')
      return { element, change: { ...data, moduleLabel, typeLabel, text, url: `${origin}${pathname}#${element.id}` } }
    })
    this.changes = this.entries.map(({ change }) => change)
    this.sections = [...root.querySelectorAll<HTMLElement>('[data-section]')]
    afterPaint(() => this.indexTexts()) // the first key should not have to
  }

  find(filter: ChangeFilter): CopiedChange[] {
    return filterChanges(this.changes, () => this.indexTexts(), filter)
  }

  private indexTexts(): TextIndex {
    this.texts ??= new TextIndex(collectWords(this.changes))
    return this.texts
  }

  show(found: CopiedChange[]): void {
    const wanted = new Set(found)
    for (const { element, change } of this.entries) element.hidden = !wanted.has(change)
    for (const section of this.sections) section.hidden = !section.querySelector('li[data-version]:not([hidden])')
  }

  /** As the server sent it. */
  showAll(): void {
    this.show(this.changes)
  }

  /** The entry that the address leads to. */
  target(): Entry | undefined {
    const id = decodePath(location.hash.slice(1))
    return this.entries.find(({ element }) => element.id === id)
  }
}
