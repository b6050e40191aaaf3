'use client'
import { BaseElement } from '../../ui/base-element.client'
import { DiagramView } from './diagram-view.client'

/** Gives a drawing larger than its box its tools. In development it makes the drawing where a page came without one. */
export class DocDiagram extends BaseElement {
  #near: IntersectionObserver | undefined
  #view: DiagramView | undefined

  connectedCallback(): void {
    const element = this.querySelector<HTMLElement>('.diagram-view')
    if (element) this.#open(element)
    // Written here, so that a build leaves out the branch and what it imports.
    else if (process.env.NODE_ENV === 'development')
      import('./draw-missing.client').then(({ drawWhenNear }) => {
        if (this.isConnected) this.#near = drawWhenNear(this, (view) => this.#open(view))
      })
  }

  disconnectedCallback(): void {
    this.#near?.disconnect()
    this.#view?.disconnect()
  }

  #open(element: HTMLElement): void {
    this.#view?.disconnect()
    this.#view = new DiagramView(element, this.dataset.title ?? '')
  }
}
