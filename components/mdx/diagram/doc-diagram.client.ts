'use client'
import { browserWords } from '@/lib/i18n/browser-words'
import { mermaidUrl } from '@/lib/routes'
import { BaseElement } from '../../ui/base-element.client'
import { langOf } from '../../ui/shell-words'
import { DiagramView } from './diagram-view.client'

/** A missing drawing is begun this far before it is in sight. */
const MARGIN = '600px 0px'
let drawings = 0

/** Mermaid is loaded as its authors bundled it: to compile its thousand modules took half the time of our bundler. */
const loadMermaid = (): Promise<typeof import('mermaid')> => import(/* turbopackIgnore: true */ mermaidUrl())

/** Adds tools to a drawing larger than its box. In development it draws a diagram that has no drawing yet. */
export class DocDiagram extends BaseElement {
  #near: IntersectionObserver | undefined
  #view: DiagramView | undefined

  connectedCallback(): void {
    const element = this.querySelector<HTMLElement>('.diagram-view')
    if (element) this.#open(element)
    else if (process.env.NODE_ENV === 'development') this.#drawWhenNear()
  }

  disconnectedCallback(): void {
    this.#near?.disconnect()
    this.#view?.disconnect()
  }

  #open(element: HTMLElement): void {
    this.#view?.disconnect()
    this.#view = new DiagramView(element, this.dataset.title ?? '')
  }

  #drawWhenNear(): void {
    this.#near = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return
        this.#near?.disconnect()
        this.#draw().catch(() => this.#fail())
      },
      { rootMargin: MARGIN },
    )
    this.#near.observe(this)
  }

  async #draw(): Promise<void> {
    const [{ default: mermaid }, { draw }] = await Promise.all([loadMermaid(), import('./draw.client')])
    const bench = makeBench()
    try {
      const source = this.querySelector('pre')?.textContent ?? ''
      const { svg } = await draw(mermaid, source, bench, `drawing-${++drawings}`)
      if (this.isConnected) this.#show(svg)
    } finally {
      bench.remove()
    }
  }

  #show(svg: SVGSVGElement): void {
    svg.classList.add('drawing')
    svg.style.setProperty('--w', svg.getAttribute('width'))
    svg.setAttribute('role', 'img')
    svg.setAttribute('aria-label', this.dataset.title ?? '')
    const box = Object.assign(document.createElement('div'), { className: 'diagram-box' })
    const view = Object.assign(document.createElement('div'), { className: 'diagram-view' })
    box.append(svg)
    view.append(box)
    this.prepend(view)
    this.querySelector('details')?.removeAttribute('open')
    this.removeAttribute('data-undrawn')
    this.#open(view)
  }

  #fail(): void {
    if (process.env.NODE_ENV !== 'development') return // and its words are left out of a build
    const t = browserWords<'dev'>(process.env.WORDS_DEV)(langOf(this))
    const message = Object.assign(document.createElement('p'), { className: 'diagram-error' })
    message.textContent = t('diagramError')
    this.prepend(message)
    this.dataset.state = 'failed'
  }
}

/**
 * Mermaid measures what it draws, so it needs an element with the page's fonts that takes no room. It is a child of the
 * body: inside the page's text, navigation would detach it, and positions would become NaN.
 */
function makeBench(): HTMLElement {
  const bench = document.createElement('div')
  bench.className = 'diagram-bench'
  bench.ariaHidden = 'true'
  document.body.append(bench)
  return bench
}
