import type { FilteredChange } from '@/lib/blog/change-filter'
import { CHANGE_TYPES, type Change, type ChangeType } from '@/lib/blog/changes'

/** What the filter must know of a change, written by the server on its entry and read back by `readChanges`. */
export const changeData = ({ version, module, type }: Change) => ({
  'data-version': version,
  'data-module': module,
  'data-type': type,
})

/** Marks the sentence inside an entry. */
export const SENTENCE = { 'data-sentence': '' }

/** A change as the browser reads it from the page, so that its texts are not sent a second time as data. */
export interface ChangeData extends Omit<FilteredChange, 'text'> {
  element: HTMLElement
  sentence: string
}

export const readChanges = (root: HTMLElement): ChangeData[] =>
  [...root.querySelectorAll<HTMLElement>('li[data-version]')].map((element) => {
    const { version = '', module = '', type } = element.dataset
    const sentence = element.querySelector('[data-sentence]')?.textContent?.trim() ?? ''
    if (!isType(type)) throw new Error(`${element.id}: a change of no known type`)
    return { element, version, module, type, sentence }
  })

const isType = (type: string | undefined): type is ChangeType => CHANGE_TYPES.some((known) => known === type)
