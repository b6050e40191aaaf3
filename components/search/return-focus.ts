import type { MouseEvent, RefObject } from 'react'

/** A button of the search may remove itself (Retry, a star, a suggestion), so the field takes the focus after each. */
export function returnFocus({ target }: MouseEvent, field: RefObject<HTMLElement | null>): void {
  if (target instanceof Element && target.closest('button')) field.current?.focus()
}
