/** Key of sessionStorage: when this tab was last reloaded for want of a script (ms since 1970). */
const KEY = 'renewed'
const PAUSE_MS = 600_000

/** Where the last press leads, if it was on a link. */
let goal: string | undefined
addEventListener('click', ({ target }) => {
  goal = target instanceof Element ? target.closest('a')?.href : ''
})

/**
 * Reloads the page when the host no longer has a file of it: the site was published again while the page was open, by
 * a host that keeps nothing of the release before. A tab reloads at most once in ten minutes, whatever is missing: a
 * host that has half of a release would otherwise make it reload for ever.
 * @param isStale the host has another file at this address
 * @returns true when the host has no such file and the page stays as it is
 */
export async function renew(file: string, isStale = false): Promise<boolean> {
  const response = isStale ? undefined : await fetch(file, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined)
  if (!isStale && response?.status !== 404) return false
  const isLeaving = goal && goal !== location.href // for a page of the new release
  if (isLeaving || !mayReload()) return true
  dispatchEvent(new Event('renew'))
  location.reload()
  return false
}

/** Writes down the reload that is allowed; without storage nothing would end the circle, so there is none. */
function mayReload(): boolean {
  try {
    if (Math.abs(Date.now() - Number(sessionStorage.getItem(KEY))) < PAUSE_MS) return false
    sessionStorage.setItem(KEY, String(Date.now()))
    return true
  } catch {
    return false
  }
}
