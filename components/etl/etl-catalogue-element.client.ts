'use client'
import { BaseElement } from '../ui/base-element.client'

/** The element itself is on every page; what it does is loaded where there is a catalogue. */
export class EtlCatalogue extends BaseElement {
  private stop: (() => void) | undefined

  connectedCallback() {
    import('./etl-catalogue.client').then(async ({ filterOnChange }) => {
      this.stop = await filterOnChange(this)
    }, console.warn)
  }
  disconnectedCallback() {
    this.stop?.()
  }
}
