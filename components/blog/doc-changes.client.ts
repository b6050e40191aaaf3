'use client'
import { BaseElement } from '../ui/base-element.client'

/** Brings the filter of `/blog/changes` to life. Only that page has it, so only that page loads it. */
class DocChanges extends BaseElement {
  connectedCallback(): void {
    void import('./filter-changes.client').then(({ filterChanges }) => filterChanges(this))
  }
}

export function defineDocChanges(): void {
  if (!customElements.get('doc-changes')) customElements.define('doc-changes', DocChanges)
}
