'use client'
import { shellWords } from '../../ui/shell-words'

const STEP = 1.25
const LARGEST = 3
/** As in diagram.css: a drawing is made smaller to fit its box, but stays legible. */
const LEGIBLE = 0.65

/** The box of a drawing. A drawing larger than its box scrolls, and can be dragged and zoomed. */
export class DiagramView {
  readonly #box: HTMLElement
  readonly #svg: SVGSVGElement
  readonly #tools: HTMLElement
  readonly #resize: ResizeObserver
  #isZoomed = false

  constructor(
    private readonly element: HTMLElement,
    private readonly title: string,
  ) {
    const box = element.querySelector<HTMLElement>('.diagram-box')
    const svg = box?.querySelector('svg')
    if (!box || !svg) throw new Error('a diagram without a drawing')
    this.#box = box
    this.#svg = svg
    element.querySelector('.diagram-tools')?.remove()
    this.#tools = this.#makeTools()
    element.append(this.#tools)
    box.addEventListener('keydown', (event) => this.#key(event))
    box.addEventListener('pointerdown', (event) => this.#drag(event))
    box.addEventListener('wheel', (event) => this.#wheel(event), { passive: false })
    // In the next frame: a change of size inside the observer's own turn is an error of the browser.
    this.#resize = new ResizeObserver(() => requestAnimationFrame(() => !this.#isZoomed && this.#measure()))
    this.#resize.observe(element)
    this.#measure()
  }

  disconnect(): void {
    this.#resize.disconnect()
  }

  /** Only a drawing that is larger than its box gets tools and a stop of the Tab key. */
  #measure(): void {
    const { clientWidth, clientHeight, scrollWidth, scrollHeight } = this.#box
    const isLarge = this.#scale < 0.99 || scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1
    this.element.classList.toggle('large', isLarge)
    this.#tools.hidden = !isLarge
    if (isLarge) {
      this.#box.tabIndex = 0
      this.#box.role = 'group'
      this.#box.ariaLabel = this.title
    } else for (const name of ['tabindex', 'role', 'aria-label']) this.#box.removeAttribute(name)
  }

  get #width(): number {
    return this.#svg.viewBox.baseVal.width
  }

  get #scale(): number {
    return this.#svg.getBoundingClientRect().width / this.#width
  }

  /** Back to the size that the style sheet gives. */
  #reset(): void {
    this.#svg.style.inlineSize = ''
    this.#isZoomed = false
    this.#measure()
  }

  /** Zooms around the point x, y of the box. */
  #zoom(scale: number, x = this.#box.clientWidth / 2, y = this.#box.clientHeight / 2): void {
    const before = this.#scale
    const next = Math.min(LARGEST, Math.max(Math.min(LEGIBLE, this.#box.clientWidth / this.#width), scale))
    const left = ((this.#box.scrollLeft + x) * next) / before - x
    const top = ((this.#box.scrollTop + y) * next) / before - y
    this.#svg.style.inlineSize = `${this.#width * next}px`
    this.#box.scrollTo({ left, top, behavior: 'instant' })
    this.#isZoomed = true
  }

  #key(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey || this.#tools.hidden) return
    if (event.key === '+' || event.key === '=') this.#zoom(this.#scale * STEP)
    else if (event.key === '-') this.#zoom(this.#scale / STEP)
    else if (event.key === '0') this.#reset()
    else return // arrow keys scroll the box natively
    event.preventDefault()
  }

  #wheel(event: WheelEvent): void {
    if (!event.ctrlKey || this.#tools.hidden) return
    event.preventDefault()
    const { left, top } = this.#box.getBoundingClientRect()
    this.#zoom(this.#scale * Math.exp(-event.deltaY / 300), event.clientX - left, event.clientY - top)
  }

  /** A finger scrolls natively; this is for the mouse. On a text the mouse selects. */
  #drag(down: PointerEvent): void {
    const isOnText = down.target instanceof Element && down.target.closest('text') !== null
    if (down.pointerType !== 'mouse' || down.button !== 0 || this.#tools.hidden || isOnText) return
    const move = (event: PointerEvent) =>
      this.#box.scrollBy({ left: -event.movementX, top: -event.movementY, behavior: 'instant' })
    this.#box.setPointerCapture(down.pointerId)
    this.#box.addEventListener('pointermove', move)
    this.#box.addEventListener('lostpointercapture', () => this.#box.removeEventListener('pointermove', move), {
      once: true,
    })
  }

  #makeTools(): HTMLElement {
    const tools = document.createElement('div')
    tools.className = 'diagram-tools'
    const t = shellWords()
    const actions: [string, string, () => void][] = [
      ['−', t('zoomOut'), () => this.#zoom(this.#scale / STEP)],
      ['+', t('zoomIn'), () => this.#zoom(this.#scale * STEP)],
      ['↺', t('zoomReset'), () => this.#reset()],
    ]
    for (const [character, label, act] of actions) {
      const button = document.createElement('button')
      button.type = 'button'
      button.textContent = character
      button.ariaLabel = button.title = label
      button.addEventListener('click', act)
      tools.append(button)
    }
    return tools
  }
}
