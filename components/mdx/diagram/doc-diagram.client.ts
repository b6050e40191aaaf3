'use client'
import { BaseElement } from '../../ui/base-element.client'
import { DiagramView } from './diagram-view.client'

/** Gives a drawing larger than its box its tools. In development it makes the drawing where a page came without one. */
export class DocDiagram extends BaseElement {
  #view: DiagramView | undefined

  connectedCallback(): void {
    const element = this.querySelector<HTMLElement>('.diagram-view')
    if (element) this.#open(element)
    // The bundler leaves the import out of a published site.
    else if (process.env.NODE_ENV === 'development')
      import('./undrawn.client').then(({ drawWhenNear }) => drawWhenNear(this, (view) => this.#open(view)))
  }

  disconnectedCallback(): void {
    this.#view?.disconnect()
  }

  #open(element: HTMLElement): void {
    this.#view?.disconnect()
    this.#view = new DiagramView(element, this.dataset.title ?? '')
  }
}
