import { mustSaveData } from '../../ui/data-saver'

/**
 * Keeps pictures from loading where bytes are dear, until a click asks for one. Until the whole page is here, `data-holding` hides them all (components/layout/head-script.ts): a lazy picture that is
 * not drawn is not loaded, also where the browser draws the page before this script has come.
 */
export function holdImages(): void {
  if (!mustSaveData()) return
  for (const image of document.querySelectorAll<HTMLElement>('doc-image')) hold(image)
  delete document.documentElement.dataset.holding
}

/** Removes the addresses, which stops downloads that have not started. */
export function hold(image: HTMLElement): void {
  image.dataset.state = 'load'
  rename(image, '', 'data-')
}

/** Gives the addresses back. */
export const release = (image: HTMLElement): void => rename(image, 'data-', '')

function rename(image: HTMLElement, from: string, to: string): void {
  for (const element of image.querySelectorAll('source, img'))
    for (const name of ['src', 'srcset']) {
      const value = element.getAttribute(from + name)
      if (value === null) continue
      element.removeAttribute(from + name)
      element.setAttribute(to + name, value)
    }
}
