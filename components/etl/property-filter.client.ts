'use client'
import { decodePath } from '@/lib/core/routes'
import { BaseElement } from '../ui/base-element.client'

/** Hides the rows of the table after it that lack a word of the reader, or need not be set. */
class PropertyFilter extends BaseElement {
  private readonly apply = () => {
    const words = (this.field?.value ?? '').toLowerCase().split(/\s+/)
    const isRequired = this.checkbox?.checked ?? false
    let shown = 0
    for (const group of this.groups) {
      let left = 0
      for (const row of group.querySelectorAll<HTMLElement>('tr[id]')) {
        const text = row.textContent.toLowerCase()
        row.hidden = (isRequired && group.dataset.required !== 'true') || words.some((word) => !text.includes(word))
        if (!row.hidden) left++
      }
      group.hidden = left === 0
      shown += left
    }
    const output = this.querySelector('output')
    const isFiltered = isRequired || words.join('') !== ''
    if (output) output.textContent = shown === 0 ? (output.dataset.nothing ?? '') : isFiltered ? `${shown}` : ''
  }
  /** A link to a row that is hidden shows all of them again. */
  private readonly reveal = () => {
    const target = document.getElementById(decodePath(location.hash.slice(1)))
    if (!target?.hidden || !this.groups.some((group) => group.contains(target))) return
    if (this.field) this.field.value = ''
    if (this.checkbox) this.checkbox.checked = false
    this.apply()
    target.scrollIntoView()
  }
  private get field() {
    return this.querySelector<HTMLInputElement>('[type="search"]')
  }
  private get checkbox() {
    return this.querySelector<HTMLInputElement>('[type="checkbox"]')
  }
  private get groups() {
    return [...(this.nextElementSibling?.querySelectorAll('tbody') ?? [])]
  }
  protected override connect(signal: AbortSignal) {
    this.addEventListener('input', this.apply, { signal })
    addEventListener('hashchange', this.reveal, { signal })
    this.apply() // of what was typed before the start
  }
}

export function definePropertyFilter(): void {
  if (!customElements.get('doc-property-filter')) customElements.define('doc-property-filter', PropertyFilter)
}
