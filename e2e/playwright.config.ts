import { defineConfig } from '@playwright/test'
import { CHROMIUM_ARGS } from '../scripts/system/chromium'
import { url } from './support/sites'

/** CI's machine is sometimes three times as slow as a developer's: what would pass there must not end for time. */
const PATIENCE = process.env.CI ? 4 : 1

/** Every suite runs against folders that were built and are served as a static host would (see global-setup.ts). */
export default defineConfig({
  testDir: '.',
  globalSetup: './support/global-setup.ts',
  workers: 3, // of two cores: a third of the time tests wait
  fullyParallel: true,
  timeout: 30_000 * PATIENCE,
  expect: {
    timeout: 5_000 * PATIENCE,
    toHaveScreenshot: {
      scale: 'device',
      maxDiffPixelRatio: 0.01,
      pathTemplate: '{testDir}/looks/pictures/{arg}{ext}',
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
