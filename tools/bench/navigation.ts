import { chromium } from 'playwright'
import { CHROMIUM_ARGS, findChromium } from '../../scripts/chromium'
import { main } from '../../scripts/env'
import { compareNavigation } from './race'

/**
 * Compares soft navigation on several served sites in alternating rounds, so that other load affects all of them: `npm
 * run bench:navigation -- http://localhost:3000/docs/a http://localhost:3001/docs/a`.
 */
await main(async () => {
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS })
  await compareNavigation(browser, process.argv.slice(2))
  await browser.close()
})
