import { PATIENCE_MS } from './page'

/** The scripts did not load in time. */
export class ScriptTimeoutError extends Error {}

/**
 * Loads files of the site and begins what they are for.
 * @param missing files that are not here yet; those that have come are taken out
 * @param bring loads one of them
 * @param begin called when all are here; done when what they are for is there
 * @throws Error when a file has not come, ScriptTimeoutError when nothing came of them in time
 */
export async function loadAll(
  missing: Set<string>,
  bring: (src: string) => Promise<void>,
  begin: () => Promise<void>,
): Promise<void> {
  const load = async (src: string) => {
    await bring(src)
    missing.delete(src)
  }
  const loaded = Promise.allSettled([...missing].map(load)).then(() => {
    if (missing.size > 0) throw new Error([...missing].join())
    return begin()
  })
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ScriptTimeoutError()), PATIENCE_MS)
  })
  await Promise.race([loaded, late]).finally(() => clearTimeout(timer))
}

/**
 * Runs a script; one that fails is taken out, so that it can be loaded again. The page of a captive portal and half a
 * file “load”, and are a SyntaxError: only its event tells.
 * @param isAgain after a failure, when the browser's cache may hold what a captive portal has sent
 */
export async function run(src: string, isAgain: boolean): Promise<void> {
  if (isAgain) await refresh(src)
  const script = document.createElement('script')
  let hear: ((event: ErrorEvent) => void) | undefined
  return new Promise<void>((resolve, reject) => {
    hear = ({ filename }) => filename === script.src && reject(new Error(src))
    addEventListener('error', hear)
    script.onload = () => resolve()
    script.onerror = () => reject(new Error(src))
    script.async = true // as an attribute: React looks for it before it adds the script once more
    script.src = src
    document.head.append(script)
  })
    .catch((error) => {
      script.remove()
      throw error
    })
    .finally(() => hear && removeEventListener('error', hear))
}

/** Fetches a script past the browser's cache. @throws Error when another thing came, or not all of it */
async function refresh(src: string): Promise<void> {
  const response = await fetch(src, { cache: 'reload' })
  if (!response.ok || !response.headers.get('content-type')?.includes('javascript')) throw new Error(src)
  await response.arrayBuffer()
}
