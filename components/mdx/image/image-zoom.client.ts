'use client'
import { shellWords } from '../../ui/shell-words'

/**
 * Shows the largest version of a picture over the page. Escape, a click and going back close it, and the focus returns.
 * On Android the browser closes the dialog first; elsewhere the page leaves, and `signal` or `popstate` reports it.
 */
export function openZoom(host: HTMLElement, img: HTMLImageElement, signal: AbortSignal): void {
  const dialog = document.createElement('dialog')
  dialog.className = 'zoom'
  dialog.ariaLabel = img.alt
  const large = document.createElement('img')
  const [width, height] = ['width', 'height'].map((name) => Number(img.getAttribute(name))) as [number, number]
  const { src, shown = width } = largestSource(img) // naturalWidth is that of the candidate shown on the page
  large.src = src
  large.alt = img.alt
  large.width = shown
  large.height = Math.round((shown * height) / width)
  const close = document.createElement('button')
  close.type = 'button'
  close.ariaLabel = shellWords()('closeImage')
  dialog.append(large, close)
  const ended = new AbortController()
  // A dialog that leaves the document with its page fires no event, so everything is undone here.
  const end = () => {
    ended.abort()
    dialog.close()
    dialog.remove()
    delete document.documentElement.dataset.zoomed
  }
  dialog.addEventListener('click', () => dialog.close())
  dialog.addEventListener('close', end, { signal: ended.signal })
  addEventListener('popstate', end, { signal: ended.signal })
  signal.addEventListener('abort', end, { signal: ended.signal })
  host.append(dialog)
  dialog.showModal()
  document.documentElement.dataset.zoomed = ''
}

/** The last candidate of `srcset`, and its width; they are written narrowest first. */
function largestSource(img: HTMLImageElement): { src: string; shown?: number } {
  const sources = [...(img.parentElement?.querySelectorAll('source') ?? [])]
  const candidates = sources.find(({ media }) => matchMedia(media).matches)?.srcset.split(', ')
  const [src = img.src, width] = candidates?.at(-1)?.split(' ') ?? []
  return { src, ...(width && { shown: Number.parseInt(width, 10) }) }
}
