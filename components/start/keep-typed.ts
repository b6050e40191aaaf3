import { replaceAddress } from '@/lib/next/history.client'
import { withTyped } from '../address/with-typed'

/** What was typed into a filter lies in its form alone until its code is there; the address gives it to the page that is loaded. */
export function keepTyped(): void {
  const query = withTyped(document.querySelector<HTMLFormElement>('[data-start] form'), location.search)
  if (query) replaceAddress(`?${query}${location.hash}`)
}
