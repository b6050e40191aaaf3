'use client'

const STEP = 1.25
const LARGEST = 3
/** A wide diagram is made smaller to fit, but stays legible. */
const LEGIBLE = 0.6

/** A box for a drawing. One larger than the box scrolls, can be dragged and zoomed; a smaller one simply stands there. */
export class DiagramView {
  readonly element = document.createElement('div')
  readonly #box = document.createElement('div')
  readonly #tools: HTMLElement
  #svg: SVGSVGElement | null = null
  #scale = 1
  #touched = false

  constructor(private readonly labels: DOMStringMap) {
    this.element.className = 'diagram-view'
    this.#box.className = 'diagram-box'
    this.#tools = this.#makeTools()
    this.element.append(this.#box, this.#tools)
    this.#box.addEventListener('keydown', (event) => this.#key(event))
    this.#box.addEventListener('pointerdown', (event) => this.#drag(event))
    this.#box.addEventListener('wheel', (event) => this.#wheel(event), { passive: false })
    // In the next frame: a change of size inside the observer's own turn is an error of the browser.
    new ResizeObserver(() => requestAnimationFrame(() => !this.#touched && this.reset())).observe(this.element)
  }

  show(markup: string): void {
    const { scrollLeft: left, scrollTop: top } = this.#box
    this.#box.innerHTML = markup
    this.#svg = this.#box.querySelector('svg')
    this.#svg?.setAttribute('role', 'img')
    this.#svg?.setAttribute('aria-label', this.labels.title ?? '')
    this.#svg?.removeAttribute('aria-roledescription')
    if (this.#touched) {
      this.#zoom(this.#scale)
      this.#box.scrollTo({ left, top, behavior: 'instant' })
    } else this.reset()
  }

  reset(): void {
    const { width, height } = this.#natural
    if (!width) return
    const fit = Math.min(1, this.#box.clientWidth / width)
    this.#zoom(Math.max(fit, LEGIBLE))
    const isLarge = fit < 1 || height * fit > this.#box.clientHeight + 1
    this.element.classList.toggle('large', isLarge)
    this.#tools.hidden = !isLarge
    this.#box.tabIndex = isLarge ? 0 : -1
    if (isLarge) {
      this.#box.setAttribute('role', 'group')
      this.#box.ariaLabel = this.labels.title ?? ''
    }
    this.#touched = false
  }

  get #natural(): { width: number; height: number } {
    return this.#svg?.viewBox.baseVal ?? { width: 0, height: 0 }
  }

  /** Keeps the point of the drawing that is at x, y of the box where it is. */
  #zoom(scale: number, x = this.#box.clientWidth / 2, y = this.#box.clientHeight / 2): void {
    if (!this.#svg) return
    const next = Math.min(LARGEST, Math.max(Math.min(LEGIBLE, this.#box.clientWidth / this.#natural.width), scale))
    const ratio = next / this.#scale
    const left = (this.#box.scrollLeft + x) * ratio - x
    const top = (this.#box.scrollTop + y) * ratio - y
    this.#scale = next
    this.#svg.style.maxWidth = 'none'
    this.#svg.style.width = `${this.#natural.width * next}px`
    this.#svg.style.height = `${this.#natural.height * next}px`
    this.#box.scrollTo({ left, top, behavior: 'instant' })
    this.#touched = true
  }

  #key(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey || this.#tools.hidden) return
    if (event.key === '+' || event.key === '=') this.#zoom(this.#scale * STEP)
    else if (event.key === '-') this.#zoom(this.#scale / STEP)
    else if (event.key === '0') this.reset()
    else return // arrows scroll the box by themselves
    event.preventDefault()
  }

  #wheel(event: WheelEvent): void {
    if (!event.ctrlKey || this.#tools.hidden) return
    event.preventDefault()
    const { left, top } = this.#box.getBoundingClientRect()
    this.#zoom(this.#scale * Math.exp(-event.deltaY / 300), event.clientX - left, event.clientY - top)
  }

  /** A finger scrolls by itself; this is for the mouse. */
  #drag(down: PointerEvent): void {
    if (down.pointerType !== 'mouse' || down.button !== 0 || this.#tools.hidden) return
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
    const actions: [string, string | undefined, () => void][] = [
      ['−', this.labels.zoomOut, () => this.#zoom(this.#scale / STEP)],
      ['+', this.labels.zoomIn, () => this.#zoom(this.#scale * STEP)],
      ['↺', this.labels.reset, () => this.reset()],
    ]
    for (const [sign, label = '', act] of actions) {
      const button = document.createElement('button')
      button.type = 'button'
      button.textContent = sign
      button.ariaLabel = button.title = label
      button.addEventListener('click', act)
      tools.append(button)
    }
    return tools
  }
}
