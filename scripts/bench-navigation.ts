import { chromium } from 'playwright'
import { median } from './bench/measure'
import { type Race, race } from './bench/race'
import { CHROMIUM_ARGS, findChromium } from './chromium'
import { main } from './env'

const ROUNDS = 15

/**
 * Compares soft navigation on pages of several sites that are served already, in alternating rounds, so that what else
 * the machine does meets all of them: `npm run bench:navigation -- http://localhost:3000/docs/a http://localhost:3001/docs/a`.
 */
await main(async () => {
  const urls = process.argv.slice(2)
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS })
  const rounds: Race[][] = []
  for (let round = 0; round < ROUNDS; round++) {
    const taken: Race[] = []
    for (const url of urls) taken.push(await race(browser, url))
    rounds.push(taken)
  }
  await browser.close()
  for (const [index, url] of urls.entries()) {
    const middle = (measure: keyof Race) => {
      const values = rounds.flatMap((taken) => taken[index]?.[measure] ?? [])
      return values.length > 0 ? `${Math.round(median(values))} ms` : 'by itself'
    }
    console.log(
      `${url}: framework started ${middle('started')}; CPU slowed 4×: new h1 in the document ${middle('present')}, painted ${middle('painted')} (medians of ${ROUNDS})`,
    )
  }
})
