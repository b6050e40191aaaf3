'use client'

import { BaseElement } from '../../ui/base-element.client'

/** Remembers which tab of a group the reader chose, and chooses it everywhere. Choosing itself is left to radio buttons. */
export class DocTabs extends BaseElement {
  #connection = new AbortController()

  connectedCallback(): void {
    this.#connection = new AbortController()
    const { signal } = this.#connection
    this.addEventListener('change', (event) => this.#remember(event), { signal })
    addEventListener('hashchange', () => this.#showTarget(), { signal })
    if (this.#key)
      addEventListener('storage', (event) => event.key === this.#key && this.select(event.newValue), { signal })
    this.select(this.#key && readChoice(this.#key))
    this.#showTarget()
  }

  disconnectedCallback(): void {
    this.#connection.abort()
  }

  /** Chooses the tab of that value; any other value, such as one damaged in the store, changes nothing. */
  select(value: string | null | undefined): void {
    for (const input of this.#inputs) if (input.value === value) input.checked = true
  }

  get #key(): string | undefined {
    return this.dataset.group ? `tabs:${this.dataset.group}` : undefined
  }

  get #inputs(): HTMLInputElement[] {
    return [...this.querySelectorAll<HTMLInputElement>(':scope > input')]
  }

  #remember({ target }: Event): void {
    if (!(target instanceof HTMLInputElement) || target.parentElement !== this || !this.#key) return
    const top = this.getBoundingClientRect().top
    for (const other of document.querySelectorAll<DocTabs>('doc-tabs'))
      if (other.#key === this.#key) other.select(target.value)
    // Panels above may have changed their height: what the reader clicked stays where it was.
    scrollBy({ top: this.getBoundingClientRect().top - top, behavior: 'instant' })
    try {
      localStorage.setItem(this.#key, target.value)
    } catch {} // no store: the choice lasts as long as the page
  }

  /** A link may lead into a panel that is closed. */
  #showTarget(): void {
    const target = location.hash.length > 1 ? document.getElementById(decodeHash()) : null
    const panels = [...this.querySelectorAll(':scope > .tab')]
    const input = this.#inputs[panels.findIndex((panel) => target !== null && panel.contains(target))]
    if (!target || !input || input.checked) return
    input.checked = true
    target.scrollIntoView()
  }
}

function readChoice(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function decodeHash(): string {
  try {
    return decodeURIComponent(location.hash.slice(1))
  } catch {
    return location.hash.slice(1)
  }
}
