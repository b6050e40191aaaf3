import { type Browser, chromium } from 'playwright'
import { CHROMIUM_ARGS, findChromium } from '../scripts/system/chromium'

/** Starts the Chromium of the machine. @throws Error when there is none */
export const openBrowser = (more: string[] = []): Promise<Browser> =>
  chromium.launch({ executablePath: findChromium(), args: [...CHROMIUM_ARGS, ...more] })
