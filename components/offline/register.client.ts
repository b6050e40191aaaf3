'use client'
import { withBasePath, workerUrl } from '@/lib/core/routes'

/** Whether pages can be cached here: not in development, from a disk, or where the site or the browser has no worker. */
const canKeep = (): boolean =>
  process.env.NODE_ENV === 'production' &&
  Boolean(process.env.OFFLINE) &&
  location.protocol.startsWith('http') &&
  'serviceWorker' in navigator

/** Registers the worker as soon as the framework runs, so that the first page is cached before the network may go. */
export function keepPagesRead(): void {
  if (canKeep()) startKeeping().catch(() => undefined) // the site works without it
}

/** @throws what the browser says where it keeps nothing */
async function startKeeping(): Promise<void> {
  const isFirst = !navigator.serviceWorker.controller
  if (isFirst) navigator.serviceWorker.addEventListener('controllerchange', keepLoaded, { once: true })
  // A host may let browsers cache the worker; its updates would then come late.
  const options = { scope: withBasePath('/'), updateViaCache: 'none' } as const
  await navigator.serviceWorker.register(workerUrl(), options)
}

/** What came before the worker passes it now; all but the page itself is in the browser's cache. */
function keepLoaded(): void {
  const loaded = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  const urls = loaded.filter(({ initiatorType }) => initiatorType !== 'video').map(({ name }) => name)
  const own = [location.href.replace(/#.*/, ''), ...urls].filter((url) => url.startsWith(location.origin))
  for (const url of new Set(own)) fetch(url).catch(() => undefined)
}
