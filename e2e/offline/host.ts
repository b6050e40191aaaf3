import type http from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { serve } from '../../scripts/host/serve'
import { test as base, expect, start } from '../support/reader'

/** A host that can be cut off: every request then fails, the worker's too. */
export interface Host {
  url(path: string): string
  /** Addresses that were requested since the last call, with their method unless it is GET. */
  requested(): string[]
  /** Answers each request so many milliseconds late. */
  slow(ms: number): void
  stop(): Promise<void>
  restart(): Promise<void>
}

/** Serves a published folder at its own port. */
export async function openHost(folder: string, basePath = '', port = 0): Promise<Host> {
  let [server, taken]: [http.Server, string[]] = [await serve(folder, port, basePath), []]
  let delay = 0
  const listen = () => {
    const answer = server.listeners('request') as http.RequestListener[]
    server.removeAllListeners('request').on('request', (request, response) => {
      const { method, url = '' } = request
      taken.push(method === 'GET' ? url : `${method} ${url}`)
      setTimeout(() => {
        if (request.socket.destroyed) return // the test has ended, and its folder may be gone
        for (const listener of answer) listener(request, response)
      }, delay)
    })
  }
  listen()
  const own = (server.address() as AddressInfo).port
  return {
    url: (path) => `http://localhost:${own}${path}`,
    requested: () => {
      const [requested] = [taken]
      taken = []
      return requested
    },
    slow: (ms) => {
      delay = ms
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
    async restart() {
      server = await serve(folder, own, basePath)
      listen()
    },
  }
}

/** A test with its own host, which ends with it. */
export const test = base.extend<{ folder: string; basePath: string; host: Host }>({
  serviceWorkers: 'allow',
  folder: ['.cache/e2e/fixture', { option: true }],
  basePath: ['', { option: true }],
  host: async ({ folder, basePath }, use) => {
    const host = await openHost(folder, basePath)
    await use(host)
    await host.stop().catch(() => undefined) // a test may have stopped it
  },
})

/** Opens a page and presses a key that means something, so that the worker is registered, and waits until it has cached what is here. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await start(page)
  await page.keyboard.press('Tab')
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await cached(page, new URL(address).pathname)
}

/** Waits until a page is in the cache of pages that were read. */
export const cached = (page: Page, path: string) =>
  expect.poll(() => page.evaluate(isCached, path), `${path} is cached`).toBe(true)

export async function isCached(path: string): Promise<boolean> {
  const name = (await caches.keys()).find((cache) => cache.endsWith(' pages'))
  return (
    name !== undefined &&
    (await caches.match(location.origin + path, { cacheName: name, ignoreVary: true })) !== undefined
  )
}
