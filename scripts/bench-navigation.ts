import { chromium } from 'playwright'
import { compareNavigation } from './bench/race'
import { CHROMIUM_ARGS, findChromium } from './chromium'
import { main } from './env'

/**
 * Compares soft navigation on pages of several sites that are served already, in alternating rounds, so that what else
 * the machine does meets all of them: `npm run bench:navigation -- http://localhost:3000/docs/a http://localhost:3001/docs/a`.
 */
await main(async () => {
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS })
  await compareNavigation(browser, process.argv.slice(2))
  await browser.close()
})
