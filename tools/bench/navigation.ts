import { main } from '../../scripts/system/env'
import { openBrowser } from '../browser'
import { compareNavigation } from './race'

/**
 * Compares soft navigation on several served sites in alternating rounds, so that other load affects all of them: `npm
 * run bench:navigation -- http://localhost:3000/docs/a http://localhost:3001/docs/a`.
 */
await main(async () => {
  const browser = await openBrowser()
  await compareNavigation(browser, process.argv.slice(2))
  await browser.close()
})
