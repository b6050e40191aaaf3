import { transformSync } from 'esbuild'
import { applyEdits } from '../core/edits'
import { memo } from '../core/memo'
import { withBasePath } from '../core/routes'
import { contentPolicy } from '../site/hosting/content-policy'
import { type PageScripts, readPageScripts } from './page-scripts'
import type { StartData } from './start-data'

/** React writes these before the metadata or after them, as either was ready: at the end, every build makes the same page. */
const HOISTED = /<link rel="(?:icon|search)"[^>]*>/g

/** How Next writes the name of the build into the payload. */
const BUILD = /"b":"[^"]+"/

/** Markup of a script that tells the document by the event `answer` that it is done. */
export interface EarlyAnswer {
  /** In the head: what it will load. */
  preloads: string
  script: string
}

/** React's payload of a page, as it is published beside it. */
export interface Payload {
  /** Its address. */
  address: string
  text: string
}

/** What is the same in all pages of a site. */
export interface DeferredHydration {
  /** The minified start script. */
  startScript: string
  /** Address of the code that it loads at the first intent. */
  startCode: string
  /** The minified script behind the menu. */
  menuScript: string
  /** Styles that scripts may add. */
  styles?: string[]
  /** Other origins that scripts ask, as `https://host`. */
  hosts?: string[]
  /** By the address of a page: what answers its query before the framework comes. */
  answers?: Map<string, EarlyAnswer>
}

/**
 * Takes Next's scripts and React's payload out of a page and puts the start script in, which brings them back at the
 * reader's first intent, and the script of the menu. Lets only the site's own scripts run. Everything else stays as it is, byte for byte; the icon moves to the end of the head.
 * @param html a page as Next wrote it
 * @param path address of the page below the base path, '' for the home page: for the message
 * @param payload what Next wrote beside the page; it must equal the inline payload, byte for byte
 * @throws Error when Next's markup is not what this was written for
 */
export function deferHydration(
  html: string,
  path: string,
  payload: Payload,
  { startScript, startCode, menuScript, styles = [], hosts, answers }: DeferredHydration,
): string {
  const page = readPageScripts(html, path || '/')
  if (page.flight !== payload.text)
    throw new Error(
      `${path || '/'}: React’s payload in the page is not the one beside it (lib/next/deferred-hydration.ts)`,
    )
  const answer = answers?.get(path)
  const data: StartData = {
    code: startCode,
    payload: payload.address,
    letters: payload.text.length,
    build: readBuild(payload.text, path),
    ...namedOnce(page),
    parts: page.parts,
    ...(answer ? { hasAnswer: true } : {}),
  }
  const json = JSON.stringify(data).replace(/</g, '\\u003c')
  const own = [...page.own.values()].map(({ code, start, end }) => ({ start, end, text: minify(code) }))
  const policy = contentPolicy({
    scripts: [...own.map(({ text }) => text), menuScript, startScript], // one policy for all pages
    styles: [...page.styles, ...styles],
    hosts,
  })
  const headEnd = html.indexOf('</head>')
  const hoisted = [...html.slice(0, headEnd).matchAll(HOISTED)]
  const edits = [
    ...own,
    ...hoisted.map(({ 0: { length }, index }) => ({ start: index, end: index + length, text: '' })),
    { start: headEnd, end: headEnd, text: hoisted.join('') },
    ...page.places.map((place) => ({ ...place, text: '' })),
    {
      start: page.head,
      end: page.head,
      text: `<meta http-equiv="Content-Security-Policy" content="${policy}"/>${answer?.preloads ?? ''}`,
    },
    ...(page.menuEnd < 0 ? [] : [{ start: page.menuEnd, end: page.menuEnd, text: `<script>${menuScript}</script>` }]),
    {
      start: page.bodyEnd,
      end: page.bodyEnd,
      // The start script finds its data by its place: right before itself. It hears what comes of the script after it.
      text: `<script type="application/json">${json}</script><script>${startScript}</script>${answer?.script ?? ''}`,
    },
  ]
  return applyEdits(html, edits)
}

/** next-themes gives its script as Next's server prints it, with all spaces. */
const minify = memo((code: string): string => transformSync(code, { minify: true }).code.trim())

/** @throws Error when the payload does not name its build as Next writes it now */
function readBuild(payload: string, path: string): string {
  const [name] = BUILD.exec(payload) ?? []
  if (name === undefined)
    throw new Error(
      `${path || '/'}: React’s payload does not name its build, as in "b":"…" (lib/next/deferred-hydration.ts)`,
    )
  return name
}

/** The scripts and the runtime's list of some of them, each script once. */
function namedOnce({
  files,
  runtime: { otherChunks, runtimeModuleIds },
}: PageScripts): Pick<StartData, 'scripts' | 'runtime'> {
  const waited = otherChunks.map((chunk) => withBasePath(`/_next/${chunk}`))
  const scripts = [...new Set([...waited, ...files])]
  return { scripts, runtime: { chunks: waited.length, modules: runtimeModuleIds } }
}
