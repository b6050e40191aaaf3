'use client'
import { mermaidUrl, withBasePath } from '@/lib/core/routes'
import { DRAWINGS } from '@/lib/dev/routes'
import { draw, setWidestFont } from './draw.client'

/** A missing drawing is drawn when it is this far from the window. */
const MARGIN = '600px 0px'
let drawings = 0

/** Mermaid comes as its authors bundled it: compiling its thousand modules again took half the time of our own bundler. */
const loadMermaid = (): Promise<typeof import('mermaid')> => import(/* turbopackIgnore: true */ mermaidUrl())

/** Draws a diagram of the development server that has no drawing yet, shows it and has it kept. */
export function drawWhenNear(diagram: HTMLElement, open: (view: HTMLElement) => void): void {
  const near = new IntersectionObserver(
    (entries) => {
      if (!diagram.isConnected) near.disconnect()
      if (!entries.some((entry) => entry.isIntersecting)) return
      near.disconnect()
      drawMissing(diagram, open).catch(() => fail(diagram))
    },
    { rootMargin: MARGIN },
  )
  near.observe(diagram)
}

async function drawMissing(diagram: HTMLElement, open: (view: HTMLElement) => void): Promise<void> {
  const source = diagram.querySelector('pre')?.textContent ?? ''
  const svg = await drawOnBench(source)
  keep(source, new XMLSerializer().serializeToString(svg)).catch(console.warn)
  if (diagram.isConnected) show(diagram, svg, open)
}

async function drawOnBench(source: string): Promise<SVGSVGElement> {
  const { default: mermaid } = await loadMermaid()
  const bench = makeBench()
  try {
    return (await draw(mermaid, source, bench, `drawing-${++drawings}`)).svg
  } finally {
    bench.remove()
  }
}

/** The development server compiles the page again when the drawing is there. */
async function keep(source: string, svg: string): Promise<void> {
  const body = JSON.stringify({ source, svg })
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(withBasePath(DRAWINGS), { method: 'POST', headers, body })
  if (!answer.ok) console.warn(await answer.text())
}

function show(diagram: HTMLElement, svg: SVGSVGElement, open: (view: HTMLElement) => void): void {
  svg.classList.add('drawing')
  svg.style.setProperty('--w', svg.getAttribute('width'))
  svg.setAttribute('role', 'img')
  svg.setAttribute('aria-label', diagram.dataset.title ?? '')
  const box = Object.assign(document.createElement('div'), { className: 'diagram-box' })
  const view = Object.assign(document.createElement('div'), { className: 'diagram-view' })
  box.append(svg)
  view.append(box)
  diagram.prepend(view)
  diagram.querySelector('details')?.removeAttribute('open')
  diagram.removeAttribute('data-undrawn')
  open(view)
}

function fail(diagram: HTMLElement): void {
  const message = Object.assign(document.createElement('p'), { className: 'diagram-error' })
  message.textContent = diagram.dataset.undrawn ?? ''
  diagram.prepend(message)
  diagram.dataset.state = 'failed'
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
  setWidestFont(bench)
  return bench
}
