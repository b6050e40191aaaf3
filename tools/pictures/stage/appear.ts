import { FADE } from '../film/timing'
import { ease, mix } from './ease'

/** Shows an element at the share `k` of its coming: a panel slides, the rest fades. */
export function appear(element: HTMLElement, k: number): void {
  if (element.matches('.panel')) {
    element.style.translate = k === 1 ? '' : `${((1 - k) * (element.offsetWidth + 24)).toFixed(1)}px`
    return
  }
  element.style.opacity = k === 1 ? '' : k.toFixed(3)
  if (!element.matches('tr, td, gantt-bar, g'))
    element.style.translate = k === 1 ? '' : `0 ${((1 - k) * 8).toFixed(1)}px`
}

/** What replaces another thing begins half visible, so that nothing flickers. */
export const fadeIn = (element: HTMLElement, seconds: number): void => {
  element.style.opacity = seconds >= FADE ? '' : mix(0.5, 1, ease(seconds, FADE)).toFixed(3)
}
