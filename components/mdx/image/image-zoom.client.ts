'use client'

/** Shows the largest version of a picture over the page; Escape and any click close it, and the focus returns. */
export function openZoom(host: HTMLElement, img: HTMLImageElement): void {
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
  close.ariaLabel = host.dataset.close ?? ''
  dialog.append(large, close)
  dialog.addEventListener('click', () => dialog.close())
  dialog.addEventListener('close', () => {
    dialog.remove()
    delete document.documentElement.dataset.zoomed
  })
  host.append(dialog)
  dialog.showModal()
  document.documentElement.dataset.zoomed = ''
}

/** The last candidate of `srcset`; they are written narrowest first. */
function largestSource(img: HTMLImageElement): string {
  const candidates = img.parentElement?.querySelector('source')?.srcset.split(', ') ?? []
  return candidates.at(-1)?.split(' ')[0] ?? img.src
}
