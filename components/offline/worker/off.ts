/** Takes the place of a worker that is broken: removes itself and everything that was cached. */

import { cacheNames } from '../cache'
import { worker } from './worker-scope'

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()))
worker.addEventListener('activate', (event) => event.waitUntil(remove()))

async function remove(): Promise<void> {
  for (const name of await cacheNames()) await caches.delete(name)
  await worker.registration.unregister()
}
