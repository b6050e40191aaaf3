/** Takes the place of a worker that is at issue: removes itself and everything that was kept. */

import { cacheNames } from '../kept'
import { worker } from './worker-scope'

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()))
worker.addEventListener('activate', (event) => event.waitUntil(remove()))

async function remove(): Promise<void> {
  for (const name of await cacheNames()) await caches.delete(name)
  await worker.registration.unregister()
}
