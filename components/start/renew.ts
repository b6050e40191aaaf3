import { withTyped } from '../islands/with-typed'

const KEY = 'anew'

/** Where the last press leads, if it was on a link. */
let goal: string | undefined
addEventListener('click', ({ target }) => {
  goal = target instanceof Element ? target.closest('a')?.href : ''
})

/**
 * Loads the page anew when the host has no such script any more: the site was published again while the page was open,
 * and by a host that keeps nothing of the release before. Once for a script, so that a host that answers with an old
 * page does not make a circle of it; a network that fails is told where the script was wanted.
 */
export async function renew(script: string): Promise<void> {
  try {
    const { status } = await fetch(script, { method: 'HEAD', cache: 'no-store' })
    const isLeaving = goal && goal !== location.href // for a page of the new release
    if (status !== 404 || isLeaving || sessionStorage.getItem(KEY) === script) return
    sessionStorage.setItem(KEY, script)
    keepTyped()
    location.reload()
  } catch {
    // There is no network, or no memory, without which nothing would end the circle.
  }
}

/** What was typed into a filter lies in its form alone until its code is there; the address gives it to the page to come. */
function keepTyped(): void {
  const query = withTyped(document.querySelector<HTMLFormElement>('[data-query] form'), location.search)
  if (query) history.replaceState(history.state, '', `?${query}${location.hash}`)
}
