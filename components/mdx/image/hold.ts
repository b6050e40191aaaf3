import { mustSaveData } from '../../ui/data-saver'

/**
 * Keeps the pictures below the window from loading where bytes are dear: the browser loads them long before they are seen.
 * Until the whole page is here, `data-holding` hides them all (components/layout/head-script.ts): a lazy picture that is
 * not drawn is not loaded, also where the browser draws the page before this script has come.
 */
export function holdImages(): void {
  if (!mustSaveData()) return
  for (const image of document.querySelectorAll<HTMLElement>('doc-image')) if (isFarAway(image)) hold(image)
  delete document.documentElement.dataset.holding
}

/** Removes the addresses, which stops downloads that have not begun. */
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

/** What the reader can see has begun to load long ago. */
export function isFarAway(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return top > innerHeight || bottom < 0
}
