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
  large.src = largestSource(img)
  large.alt = img.alt
  large.width = Number(img.getAttribute('width')) // naturalWidth is that of the candidate shown on the page
  large.height = Number(img.getAttribute('height'))
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

/** The last candidate of `srcset`; they are written narrowest first. */
function largestSource(img: HTMLImageElement): string {
  const candidates = img.parentElement?.querySelector('source')?.srcset.split(', ') ?? []
  return candidates.at(-1)?.split(' ')[0] ?? img.src
}
