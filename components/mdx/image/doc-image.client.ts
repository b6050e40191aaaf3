'use client'
import { BaseElement } from '../../ui/base-element.client'
import { mustSaveData } from '../../ui/data-saver'
import { shellWords } from '../../ui/shell-words'
import { hold, release } from './hold'
import { openZoom } from './image-zoom.client'

type State = keyof typeof MESSAGES
/** What the button says in each state. */
const MESSAGES = {
  load: 'imageLoad',
  loading: undefined,
  loaded: undefined,
  error: 'imageError',
  missing: 'imageMissing',
  offline: 'imageOffline',
} as const

/** The states of an image: it waits for a click on a slow connection, shows errors, and opens large. */
export class DocImage extends BaseElement {
  protected override connect(signal: AbortSignal): void {
    const img = this.querySelector('img')
    const button = this.querySelector('button')
    if (!img || !button) return
    this.#zoomLabel ??= button.getAttribute('aria-label') ?? ''
    img.addEventListener('load', () => this.#show('loaded'), { signal })
    img.addEventListener('error', () => void this.#fail(img), { signal })
    button.addEventListener('click', () => this.#act(img, signal), { signal })
    addEventListener('online', () => this.#state === 'offline' && this.#load(img), { signal })
    if (!img.hasAttribute('src')) this.#show('load')
    else if (!img.complete && mustSaveData()) this.#hold()
    else if (!img.complete) this.#show('loading')
    else if (img.naturalWidth > 0) this.#show('loaded')
    else void this.#fail(img)
  }

  #zoomLabel: string | undefined

  get #state(): string | undefined {
    return this.dataset.state
  }

  #show(state: State): void {
    const button = this.querySelector('button')
    if (!button) return
    this.dataset.state = state
    const message = MESSAGES[state]
    button.textContent = message ? shellWords()(message) : ''
    if (message) button.removeAttribute('aria-label')
    else button.setAttribute('aria-label', this.#zoomLabel ?? '')
    button.ariaDisabled = String(state === 'loading' || state === 'missing' || state === 'offline')
    if (state === 'loaded') this.style.backgroundImage = 'none' // it would shine through a transparent picture
  }

  /** @param signal closes the large picture, too */
  #act(img: HTMLImageElement, signal: AbortSignal): void {
    if (this.#state === 'loaded') openZoom(this, img, signal)
    else if (this.#state === 'load' || this.#state === 'error') this.#load(img)
  }

  #hold(): void {
    hold(this)
    this.#show('load')
  }

  #load(img: HTMLImageElement): void {
    this.#show('loading')
    img.loading = 'eager'
    release(this)
    img.setAttribute('src', img.getAttribute('src') ?? '') // setting the same address makes the browser load it again, even after a failure
  }

  async #fail(img: HTMLImageElement): Promise<void> {
    if (!img.getAttribute('src')) return // held
    if (!navigator.onLine) return this.#show('offline')
    const status = await fetch(img.currentSrc || img.src, { method: 'HEAD', cache: 'no-store' }).then(
      (response) => response.status,
      () => 0,
    )
    if (img.complete && img.naturalWidth === 0) this.#show(status === 404 || status === 410 ? 'missing' : 'error')
  }
}
