'use client'

import { replaceAddress } from '@/lib/next/history.client'
import { BaseElement } from '../../ui/base-element.client'

const MOMENT = /^#t=(\d+(?:\.\d+)?)$/

/** Follows links to moments of a video (`#t=65`), and marks the chapter that is playing. */
export class DocVideo extends BaseElement {
  protected override connect(signal: AbortSignal): void {
    const video = this.querySelector('video')
    if (!video) return
    document.addEventListener('click', (event) => this.#follow(event, video), { signal })
    if (video.paused) video.addEventListener('play', () => showCaptions(video), { signal, once: true })
    else showCaptions(video)
    addEventListener('hashchange', () => this.#seek(video, momentOf(location.hash)), { signal })
    for (const type of ['timeupdate', 'seeked', 'ended'])
      video.addEventListener(type, () => this.#markChapter(video), { signal })
    // On soft navigation the address may change a moment after the page.
    setTimeout(() => this.isConnected && this.#seek(video, momentOf(location.hash)))
  }

  #follow(event: MouseEvent, video: HTMLVideoElement): void {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const hash = link?.getAttribute('href') ?? ''
    const seconds = momentOf(hash)
    // A chapter belongs to its own video, a link of the text to the first one.
    const player = link?.closest('doc-video') ?? document.querySelector('doc-video')
    if (
      seconds === undefined ||
      player !== this ||
      event.defaultPrevented ||
      event.button !== 0 ||
      event.ctrlKey ||
      event.metaKey ||
      event.shiftKey ||
      event.altKey
    )
      return
    event.preventDefault()
    replaceAddress(hash)
    this.#seek(video, seconds)
    if (isOutOfSight(video)) video.scrollIntoView({ block: 'nearest' })
    video.play().catch(() => {}) // refused or not loaded: the player shows it
  }

  /** Does not load anything: a player that has loaded nothing seeks when it is started. */
  #seek(video: HTMLVideoElement, seconds: number | undefined): void {
    if (seconds === undefined) return
    if (video.readyState >= HTMLMediaElement.HAVE_METADATA) {
      video.currentTime = seconds
      return
    }
    if (this.#pending === undefined) video.addEventListener('loadedmetadata', () => this.#arrive(video), { once: true })
    this.#pending = seconds
  }

  #pending: number | undefined

  #arrive(video: HTMLVideoElement): void {
    if (this.#pending !== undefined) video.currentTime = this.#pending
    this.#pending = undefined
  }

  #markChapter(video: HTMLVideoElement): void {
    const links = [...this.querySelectorAll<HTMLAnchorElement>('.chapters a')]
    const reached = links.filter((link) => (momentOf(link.hash) ?? 0) <= video.currentTime)
    const current = video.ended ? undefined : reached.at(-1)
    for (const link of links) {
      if (link === current) link.setAttribute('aria-current', 'true')
      else link.removeAttribute('aria-current')
    }
  }
}

/** Fetches and shows the captions, those in the language of the page, unless the reader has chosen others already. */
function showCaptions(video: HTMLVideoElement): void {
  const tracks = [...video.textTracks]
  if (tracks[0] && tracks.every(({ mode }) => mode === 'disabled')) tracks[0].mode = 'showing'
}

/** `#t=65` → 65. */
function momentOf(hash: string): number | undefined {
  const seconds = MOMENT.exec(hash)?.[1]
  return seconds === undefined ? undefined : Number(seconds)
}

function isOutOfSight(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom < 0 || top > innerHeight
}
