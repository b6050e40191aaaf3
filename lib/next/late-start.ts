import { createHash } from 'node:crypto'
import type { StartData } from './start-data'

const SCRIPT = /<script(?<attributes>[^>]*)>(?<code>[\s\S]*?)<\/script>/g
const SCRIPT_PRELOAD = /<link rel="preload" as="script"[^>]*>/g

/**
 * Takes Next's scripts out of a page and puts the start script in, which adds them at the reader's first intent.
 * @param html a page as Next wrote it
 * @param startScript the minified start script
 * @throws Error when Next's markup is not what this was written for: better no site than one that never starts
 */
export function startLate(html: string, path: string, startScript: string): string {
  const data: StartData = { scripts: [], runtime: undefined, flight: [], path }
  const body = html.replace(SCRIPT_PRELOAD, '').replace(SCRIPT, (whole, attributes: string, code: string) => {
    const src = /src="([^"]+)"/.exec(attributes)?.[1]
    if (src !== undefined) {
      if (!/nomodule/i.test(attributes)) data.scripts.push(src) // browsers without modules are not supported
      return ''
    }
    if (code.includes('self.__next_f')) {
      data.flight.push(JSON.parse(/\.push\((\[[\s\S]*\])\)$/.exec(code)?.[1] ?? ''))
      return ''
    }
    if (code.includes('"TURBOPACK"')) {
      data.runtime = JSON.parse(/\.push\((\{[\s\S]*\})\);?$/.exec(code)?.[1] ?? '')
      return ''
    }
    return whole
  })
  if (data.scripts.length === 0 || data.flight.length === 0 || data.runtime === undefined)
    throw new Error(`cannot find Next's scripts in ${path || '/'}`)
  const json = JSON.stringify(data).replace(/</g, '\\u003c')
  const withStart = body.replace(
    '</body>',
    () => `<script type="application/json" id="start-data">${json}</script><script>${startScript}</script></body>`,
  )
  return withPolicy(withStart)
}

/** Lets only the site's own scripts and the inline ones of this page run. */
function withPolicy(html: string): string {
  const hashes = [...html.matchAll(SCRIPT)].flatMap(({ groups }) =>
    groups?.attributes?.includes('application/') || groups?.attributes?.includes('src=')
      ? []
      : [
          `'sha256-${createHash('sha256')
            .update(groups?.code ?? '')
            .digest('base64')}'`,
        ],
  )
  const policy = `script-src 'self' ${[...new Set(hashes)].join(' ')}; object-src 'none'; base-uri 'self'`
  return html.replace('<head>', `<head><meta http-equiv="Content-Security-Policy" content="${policy}"/>`)
}
