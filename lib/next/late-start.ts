import { createHash } from 'node:crypto'
import { readPageScripts } from './page-scripts'
import type { StartData } from './start-data'

export interface LatePage {
  html: string
  /** The Content-Security-Policy that stands in the page. */
  policy: string
}

/**
 * Takes Next's scripts out of a page and puts the start script in, which adds them at the reader's first intent. Lets
 * only the site's own scripts run. Everything else stays as it is, byte for byte.
 * @param html a page as Next wrote it
 * @param path address of the page below the base path, '' for the home page
 * @param startScript the minified start script
 * @throws Error when Next's markup is not what this was written for
 */
export function startLate(html: string, path: string, startScript: string): LatePage {
  const { files, runtime, flight, own, places, head, bodyEnd } = readPageScripts(html, path || '/')
  const data: StartData = { scripts: files, runtime, flight, path }
  const json = JSON.stringify(data).replace(/</g, '\\u003c')
  const policy = policyOf([...own.values(), startScript])
  const edits = [
    ...places.map((place) => ({ ...place, text: '' })),
    { start: head, end: head, text: `<meta http-equiv="Content-Security-Policy" content="${policy}"/>` },
    {
      start: bodyEnd,
      end: bodyEnd,
      text: `<script type="application/json" id="start-data">${json}</script><script>${startScript}</script>`,
    },
  ].sort((a, b) => a.start - b.start || a.end - b.end)
  let [result, position] = ['', 0]
  for (const { start, end, text } of edits) {
    result += html.slice(position, start) + text
    position = end
  }
  return { html: result + html.slice(position), policy }
}

/** Lets only the site's files and these inline scripts run. */
function policyOf(scripts: string[]): string {
  const hashes = scripts.map((code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`)
  return `script-src 'self' ${hashes.join(' ')}; object-src 'none'; base-uri 'self'`
}
