'use client'

/** The server loads these modules too, and has no `HTMLElement` to extend. */
const Native = globalThis.HTMLElement ?? (class {} as unknown as typeof HTMLElement)

/** A custom element whose listeners end when it leaves the page. */
export class BaseElement extends Native {
  #connection = new AbortController()

  /** Called each time the element comes into a page; the signal ends when it leaves that. */
  protected connect(_signal: AbortSignal): void {}

  connectedCallback(): void {
    this.#connection = new AbortController()
    this.connect(this.#connection.signal)
  }

  disconnectedCallback(): void {
    this.#connection.abort()
  }
}
