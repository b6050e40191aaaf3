import { execFile } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { CHROMIUM_ARGS, findChromium } from '../../scripts/system/chromium'
import { NEWER_NODE } from './measure'

/** Lighthouse 13 needs a newer Node than the site, so both are fetched from the registry for the run. */
const LIGHTHOUSE = ['-y', '-p', NEWER_NODE, '-p', 'lighthouse@13', 'lighthouse']

/**
 * Runs Lighthouse on a page that is served, with its own simulated phone. Scores, of 100: performance, accessibility, best
 * practices, SEO (66 for the page of results, which is `noindex`), browsing by agents.
 */
export async function lighthouse(url: string): Promise<Record<string, string>> {
  const report = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'lighthouse-')), 'report.json')
  const flags = [
    `--chrome-flags=--headless=new ${CHROMIUM_ARGS.join(' ')}`,
    '--output=json',
    `--output-path=${report}`,
    '--quiet',
  ]
  await promisify(execFile)('npx', [...LIGHTHOUSE, url, ...flags], {
    env: { ...process.env, CHROME_PATH: findChromium() },
  })
  const { categories, audits } = JSON.parse(fs.readFileSync(report, 'utf8')) as {
    categories: Record<string, { score: number }>
    audits: Record<string, { numericValue?: number }>
  }
  fs.rmSync(path.dirname(report), { recursive: true })
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN
  return {
    Lighthouse: Object.values(categories)
      .map(({ score }) => Math.round(score * 100))
      .join(' '),
    LCP: `${(value('largest-contentful-paint') / 1000).toFixed(2)} s`,
    TBT: `${Math.round(value('total-blocking-time'))} ms`,
    CLS: value('cumulative-layout-shift').toFixed(3),
  }
}
