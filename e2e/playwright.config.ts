import { register } from 'node:module'
import { defineConfig } from '@playwright/test'
import { CHROMIUM_ARGS } from '../scripts/system/chromium'
import { IS_ALL, url } from './support/sites'

register('./support/import-json.mjs', import.meta.url)

/**
 * Every suite runs against folders that were built and are served as a static host would (see global-setup.ts).
 * The limits end what hangs, on any machine; no test measures by them.
 */
export default defineConfig({
  testDir: '.',
  globalSetup: './support/global-setup.ts',
  workers: 3, // of two cores: with two workers they were idle half of the time
  fullyParallel: true,
  grepInvert: IS_ALL ? undefined : /@nightly/,
  timeout: IS_ALL ? 900_000 : 300_000, // one test of the nightly run may read every page
  expect: {
    timeout: 30_000,
    toHaveScreenshot: {
      scale: 'device',
      maxDiffPixelRatio: 0.01,
      pathTemplate: '{testDir}/snapshots/pictures/{arg}{ext}',
    },
  },
  reporter: [['list']],
  use: {
    baseURL: url('main', ''),
    launchOptions: { executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', args: CHROMIUM_ARGS },
    serviceWorkers: 'block', // its requests pass by `page.route`; e2e/offline allows it
    viewport: { width: 1440, height: 900 },
    locale: 'ru-RU',
    colorScheme: 'light',
  },
})
