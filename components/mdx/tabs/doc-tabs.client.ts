'use client'

import { decodePath } from '@/lib/core/routes'
import { BaseElement } from '../../ui/base-element.client'
import { recall, store } from '../../ui/storage.client'
import { tabsKey } from './stored-tabs'

/** Stores the chosen tab of a group and selects it everywhere. Radio buttons do the choosing itself. */
export class DocTabs extends BaseElement {
  protected override connect(signal: AbortSignal): void {
    this.addEventListener('change', ({ target }) => this.#choose(target), { signal })
    this.addEventListener('beforematch', ({ target }) => this.#openPanelOf(target), { signal })
    addEventListener('hashchange', () => this.#showTarget(), { signal })
    if (this.#key)
      addEventListener('storage', (event) => event.key === this.#key && this.select(event.newValue), { signal })
    const chosen = this.#inputs.find(({ checked, defaultChecked }) => checked && !defaultChecked)
    if (chosen && !isRestored())
      this.#choose(chosen) // pressed before this element was defined
    else this.select(this.#key && recall(this.#key))
    this.#showTarget()
  }

  /** Selects the tab of that value; an unknown value, such as one damaged in the store, changes nothing. */
  select(value: string | null | undefined): void {
    for (const input of this.#inputs) if (input.value === value) input.checked = true
    for (const panel of this.#panels) panel.setAttribute('hidden', 'until-found') // the browser's search has removed it
  }

  get #key(): string | undefined {
    return this.dataset.group && tabsKey(this.dataset.group)
  }

  get #inputs(): HTMLInputElement[] {
    return [...this.querySelectorAll<HTMLInputElement>(':scope > input')]
  }

  get #panels(): Element[] {
    return [...this.querySelectorAll(':scope > .tab')]
  }

  #choose(target: EventTarget | null): void {
    if (!(target instanceof HTMLInputElement) || target.parentElement !== this) return
    this.select(target.value)
    if (!this.#key) return
    const top = this.getBoundingClientRect().top
    for (const other of document.querySelectorAll('doc-tabs'))
      if (other instanceof DocTabs && other.#key === this.#key) other.select(target.value)
    // Panels above may have changed their height: what the reader clicked stays where it was.
    scrollBy({ top: this.getBoundingClientRect().top - top, behavior: 'instant' })
    store(this.#key, target.value)
  }

  /** The browser's search has found something in a closed panel, and is about to scroll there. */
  #openPanelOf(target: EventTarget | null): boolean {
    if (!(target instanceof Node)) return false
    const input = this.#inputs[this.#panels.findIndex((panel) => panel.contains(target))]
    if (!input || input.checked) return false
    input.checked = true
    return true
  }

  /** A link may lead into a panel that is closed. */
  #showTarget(): void {
    const target = location.hash.length > 1 ? document.getElementById(decodePath(location.hash.slice(1))) : null
    if (target && this.#openPanelOf(target)) target.scrollIntoView()
  }
}

/** Going back to a page that is loaded again restores its form; the store knows what was chosen since. */
function isRestored(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  return entry instanceof PerformanceNavigationTiming && entry.type === 'back_forward'
}
