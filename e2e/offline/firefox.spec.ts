import { open, test, value } from '../navigation/firefox'
import { texts } from '../support/reader'
import { openHost } from './host'

test.use({ noisy: true }) // the browser reports the requests that failed

test('what was read opens without a network in Firefox, and another address says so', { tag: '@nightly' }, async ({
  tab,
}) => {
  const host = await openHost('.cache/e2e/fixture')
  await open(tab, host.url('/docs/guide/first'))
  await tab.keyboard.press('Tab')
  await value(tab, 'navigator.serviceWorker.controller !== null').toBe(true)
  const isCached = `caches.keys().then(async (names) => {
    const found = await Promise.all(names.map((cacheName) => caches.match(location.href, { cacheName, ignoreVary: true })))
    return found.some(Boolean)
  })`
  await value(tab, isCached).toBe(true)
  await host.stop()
  await tab.reload()
  await value(tab, 'document.querySelector("h1").textContent').toBe('Первая страница')
  await tab.goto(host.url('/en/docs/kitchen-sink'))
  await value(tab, 'document.querySelector("h1").textContent').toBe(texts('en').page.offlineTitle)
  await value(tab, 'location.pathname').toBe('/en/docs/kitchen-sink')
  await value(tab, 'document.querySelector("main ul a")?.textContent ?? ""').toContain('Первая страница')
})
