import { recall } from '../../ui/storage.client'

/** Key of localStorage: the chosen tab of a group. */
export const tabsKey = (group: string): string => `tabs:${group}`

/** Selects the tabs that the reader has chosen before, so that they do not change under the eye when scripts start. */
export function showStoredTabs(): void {
  for (const tabs of document.querySelectorAll<HTMLElement>('doc-tabs[data-group]')) {
    const stored = recall(tabsKey(tabs.dataset.group ?? ''))
    const inputs = [...tabs.querySelectorAll<HTMLInputElement>(':scope > input')]
    if (!inputs.some(({ value }) => value === stored)) continue
    // As the default, from which doc-tabs tells what the reader presses before it is defined.
    for (const input of inputs) input.defaultChecked = input.value === stored
  }
}
