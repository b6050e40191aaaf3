import { Parser } from 'htmlparser2'
import { withBasePath } from '../core/routes'
import { OWN_SCRIPT, OWN_SCRIPTS } from './own-scripts'

/**
 * Reads the scripts of a rendered page with a tokenizer, so that the words of an author (an alternative text that says
 * `</body>`) stay words. Everything is found by its position in the HTML; nothing is written again.
 *
 * It knows what React and Turbopack write into a page, and refuses what it does not know:
 * - the bundler's files: `<script src="/_next/…">` and `<link rel="preload" as="script">`;
 * - `_R_`: one inline script that pushes the names of the page's chunks to `globalThis.TURBOPACK`;
 * - the flight, React's payload: inline scripts that push one array each to `self.__next_f`, `[0]` and pieces of text
 *   as `[1, text]`.
 */
export interface PageScripts {
  /** Addresses of the bundler's files. */
  files: string[]
  /** Those of components that are imported with `next/dynamic`, which are only preloaded. */
  parts: string[]
  /** What the page pushes to the bundler's runtime: the chunks it waits for, and the modules that then run. */
  runtime: { otherChunks: string[]; runtimeModuleIds: unknown[] }
  /** React's payload. */
  flight: string
  /** The site's own inline scripts, by their names; the place is that of the code. */
  own: Map<string, Place & { code: string }>
  /** Texts of the `<style>` elements, in order. */
  styles: string[]
  /** Places of everything of Next's. */
  places: Place[]
  /** Where the `<head>` begins. */
  head: number
  /** Where the `<body>` ends. */
  bodyEnd: number
  /** Behind the menu, -1 on a page without one. */
  menuEnd: number
}

/** From the first letter to behind the last one. */
interface Place {
  start: number
  end: number
}

interface Element extends Place {
  attributes: Record<string, string>
  code: string
}

const FLIGHT = /^(?:self\.__next_f|\(self\.__next_f=self\.__next_f\|\|\[\]\))\.push\((\[[\s\S]*\])\)$/
const RUNTIME = /^\(globalThis\["TURBOPACK"\].{0,60}?\)\.push\((\{[\s\S]*\})\);?$/

/**
 * @param page address of the page, for the message
 * @throws Error when a script is unknown, or one of Next's is missing: better no site than one that never starts
 */
export function readPageScripts(html: string, page: string): PageScripts {
  const { elements, preloads, ...inPage } = findElements(html)
  const places = preloads.map(({ start, end }) => ({ start, end }))
  const found: Found = { ...inPage, places, files: [], parts: [], runtime: undefined, flight: '', own: new Map() }
  for (const element of elements) {
    const { attributes } = element
    const read = attributes.src === undefined ? readInline(element, found) : readFile(attributes, found)
    if (read === 'unknown') throw new Error(unknownScript(html, element, page))
    if (read === 'next') found.places.push({ start: element.start, end: element.end })
  }
  const missing = Object.entries({
    'the bundler’s files': found.files.length > 0,
    'React’s payload (self.__next_f)': found.flight !== '',
    'the bundler’s runtime (_R_)': found.runtime !== undefined,
    '<head> and </body>': found.head >= 0 && found.bodyEnd >= 0,
  }).flatMap(([what, isThere]) => (isThere ? [] : [what]))
  const { runtime } = found
  if (missing.length > 0 || !runtime)
    throw new Error(`${page} has not what Next wrote so far: ${missing.join(', ')} (${HERE})`)
  const preloaded = new Set(preloads.map(({ href }) => href))
  return { ...found, runtime, parts: [...preloaded].filter((href) => !found.files.includes(href)) }
}

/** While it is read. */
type Found = Omit<PageScripts, 'runtime'> & { runtime: PageScripts['runtime'] | undefined }

const HERE = 'lib/next/page-scripts.ts'
const unknownScript = (html: string, { start }: Place, page: string): string =>
  `${page} has a script that is neither the site’s nor known as Next’s (${HERE}): ${html.slice(start, start + 120)}`

/** What a script is: one of Next's, which goes; one that stays; or an unknown one. */
type Read = 'next' | 'stays' | 'unknown'

function readFile(attributes: Record<string, string>, found: Found): Read {
  if (!attributes.src?.startsWith(withBasePath('/_next/'))) return 'unknown'
  if (!('nomodule' in attributes)) found.files.push(attributes.src) // browsers without modules are not supported
  return 'next'
}

function readInline({ attributes, code, end }: Element, found: Found): Read {
  if (isData(attributes.type)) return 'stays'
  const name = OWN_SCRIPTS.find((own) => own === attributes[OWN_SCRIPT])
  if (name !== undefined && !found.own.has(name)) {
    const close = end - '</script>'.length
    found.own.set(name, { code, start: close - code.length, end: close })
    return 'stays'
  }
  const flight = pushed(FLIGHT, code)
  if (isPiece(flight)) {
    found.flight += flight[1] ?? ''
    return 'next'
  }
  const runtime = pushed(RUNTIME, code)
  if (!isRuntime(runtime) || found.runtime !== undefined) return 'unknown'
  found.runtime = runtime
  return 'next'
}

const isPiece = (value: unknown): value is [0] | [1, string] =>
  Array.isArray(value) && ((value[0] === 0 && value.length === 1) || (value[0] === 1 && typeof value[1] === 'string'))

const isRuntime = (value: unknown): value is PageScripts['runtime'] =>
  typeof value === 'object' &&
  value !== null &&
  Object.keys(value).sort().join() === 'otherChunks,runtimeModuleIds' &&
  Object.values(value).every(Array.isArray)

/** A block of data, which runs nothing. */
const isData = (type: string | undefined): boolean => type === 'application/json' || type === 'application/ld+json'

function pushed(pattern: RegExp, code: string): unknown {
  const json = pattern.exec(code)?.[1]
  if (json === undefined) return undefined
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

/** Scripts, styles and preloads of scripts, and the places where the head begins and the body ends. */
function findElements(html: string) {
  const elements: Element[] = []
  const styles: string[] = []
  const preloads: (Place & { href: string })[] = []
  let [head, bodyEnd, menuEnd] = [-1, -1, -1]
  let script: Element | undefined
  let style = 0
  const parser = new Parser({
    onopentag(name, attributes) {
      const place = { start: parser.startIndex, end: parser.endIndex + 1 }
      if (name === 'style') style = place.end
      if (name === 'script') script = { ...place, attributes, code: '' }
      if (name === 'link' && attributes.rel === 'preload' && attributes.as === 'script')
        preloads.push({ ...place, href: attributes.href ?? '' })
      if (name === 'head') head = place.end
    },
    onclosetag(name, isImplied) {
      if (name === 'script' && script) {
        elements.push({ ...script, code: html.slice(script.end, parser.startIndex), end: parser.endIndex + 1 })
        script = undefined
      }
      if (name === 'style') styles.push(html.slice(style, parser.startIndex))
      if (name === 'body' && !isImplied) bodyEnd = parser.startIndex
      if (name === 'doc-sidebar') menuEnd = parser.endIndex + 1
    },
  })
  parser.end(html)
  return { elements, styles, preloads, head, bodyEnd, menuEnd }
}
