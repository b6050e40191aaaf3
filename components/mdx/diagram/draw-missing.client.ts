'use client'
import { browserWords } from '@/lib/i18n/browser-words'
import { mermaidUrl } from '@/lib/routes'
import { langOf } from '../../ui/shell-words'
import { draw } from './draw.client'

/** A missing drawing is begun this far before it is in sight. */
const MARGIN = '600px 0px'
const words = browserWords<'dev'>(process.env.WORDS_DEV)
let drawings = 0

/** Mermaid comes as its authors bundled it: compiling its thousand modules again took half the time of our own bundler. */
const loadMermaid = (): Promise<typeof import('mermaid')> => import(/* turbopackIgnore: true */ mermaidUrl())

/** Development only: draws the source of a diagram before it is in sight. @param open shows the tools of the drawing */
export function drawWhenNear(host: HTMLElement, open: (view: HTMLElement) => void): IntersectionObserver {
  const near = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      near.disconnect()
      drawSource(host)
        .then((svg) => host.isConnected && open(show(host, svg)))
        .catch(() => fail(host))
    },
    { rootMargin: MARGIN },
  )
  near.observe(host)
  return near
}

async function drawSource(host: HTMLElement): Promise<SVGSVGElement> {
  const { default: mermaid } = await loadMermaid()
  const bench = makeBench()
  try {
    const source = host.querySelector('pre')?.textContent ?? ''
    const { svg } = await draw(mermaid, source, bench, `drawing-${++drawings}`)
    return svg
  } finally {
    bench.remove()
  }
}

function show(host: HTMLElement, svg: SVGSVGElement): HTMLElement {
  svg.classList.add('drawing')
  svg.style.setProperty('--w', svg.getAttribute('width'))
  svg.setAttribute('role', 'img')
  svg.setAttribute('aria-label', host.dataset.title ?? '')
  const box = Object.assign(document.createElement('div'), { className: 'diagram-box' })
  const view = Object.assign(document.createElement('div'), { className: 'diagram-view' })
  box.append(svg)
  view.append(box)
  host.prepend(view)
  host.querySelector('details')?.removeAttribute('open')
  host.removeAttribute('data-undrawn')
  return view
}

function fail(host: HTMLElement): void {
  const message = Object.assign(document.createElement('p'), { className: 'diagram-error' })
  message.textContent = words(langOf(host))('diagramError')
  host.prepend(message)
  host.dataset.state = 'failed'
}

/**
 * Mermaid measures what it draws, so it needs a place with the page's fonts that takes no room. It is a child of the
 * body: inside the page's text it would be detached when the reader leaves, and Mermaid would place things at NaN.
 */
function makeBench(): HTMLElement {
  const bench = document.createElement('div')
  bench.className = 'diagram-bench'
  bench.ariaHidden = 'true'
  document.body.append(bench)
  return bench
}
