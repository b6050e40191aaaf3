'use client'
import { mermaidUrl } from '@/lib/routes'

import { BaseElement } from '../ui/base-element.client'
import { diagramTheme } from './diagram-theme.client'
import { DiagramView } from './diagram-view.client'

/** Drawing begins this far before the diagram is in sight. */
const MARGIN = '600px 0px'
let drawings = 0

/** Mermaid comes as its authors bundled it: compiling its thousand modules again took half the time of our own bundler. */
const loadMermaid = (): Promise<typeof import('mermaid')> => import(/* turbopackIgnore: true */ mermaidUrl())

/** Draws the Mermaid source it holds, in the colours of the page, and again when these change. */
export class DocDiagram extends BaseElement {
  #connection = new AbortController()
  #view: DiagramView | undefined
  #theme = ''

  connectedCallback(): void {
    this.#connection = new AbortController()
    const { signal } = this.#connection
    const near = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return
        near.disconnect()
        void this.#draw()
      },
      { rootMargin: MARGIN },
    )
    near.observe(this)
    const redraw = () => this.#view && void this.#draw()
    const scheme = new MutationObserver(redraw)
    scheme.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] })
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', redraw, { signal })
    signal.addEventListener('abort', () => {
      near.disconnect()
      scheme.disconnect()
    })
  }

  disconnectedCallback(): void {
    this.#connection.abort()
  }

  async #draw(): Promise<void> {
    const variables = diagramTheme(this)
    const theme = JSON.stringify(variables)
    if (theme === this.#theme) return
    this.#theme = theme
    const bench = this.#makeBench()
    try {
      const { default: mermaid } = await loadMermaid()
      mermaid.initialize({
        startOnLoad: false,
        securityLevel: 'strict',
        suppressErrorRendering: true,
        logLevel: 'fatal',
        theme: 'base',
        themeVariables: variables,
        fontFamily: variables.fontFamily,
      })
      const { svg } = await mermaid.render(`diagram-${++drawings}`, this.querySelector('pre')?.textContent ?? '', bench)
      if (this.isConnected && theme === this.#theme) this.#show(svg)
    } catch {
      if (!this.#view) this.#fail()
    } finally {
      bench.remove()
    }
  }

  #show(svg: string): void {
    if (!this.#view) {
      this.#view = new DiagramView(this.dataset)
      this.prepend(this.#view.element)
      this.#closeSource()
    }
    this.#view.show(svg)
    this.dataset.state = 'drawn'
  }

  #closeSource(): void {
    this.querySelector('details')?.removeAttribute('open')
  }

  #fail(): void {
    this.dataset.state = 'failed'
    const message = document.createElement('p')
    message.className = 'diagram-error'
    message.textContent = this.dataset.error ?? ''
    this.prepend(message)
  }

  /** Mermaid measures what it draws, so it needs a place with the page's fonts; there it must neither be seen nor take room. */
  #makeBench(): HTMLElement {
    const bench = document.createElement('div')
    bench.className = 'diagram-bench'
    bench.ariaHidden = 'true'
    this.append(bench)
    return bench
  }
}
