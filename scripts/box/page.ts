import { Parser } from 'htmlparser2'
import { applyEdits, type Edit } from '../../lib/core/edits'
import { escapeHtml } from '../../lib/core/html'
import type { StartData } from '../../lib/next/start-data'
import { type BoxSite, boxAddress, iconId, isSiteAddress, rootOf } from './address'
import { boxPolicy } from './policy'

export interface PageRules extends BoxSite {
  /** Address of the sprite of icons. */
  icons: string
  /** What an inline script of the site becomes. */
  script: (code: string) => string
  /** React's payload at an address of the site, which is in the page: nothing is fetched from a disk. */
  payload: (address: string) => string
  /** What is in the place of a file of captions, which a page of `file:` may not load. */
  captions: (address: string) => string | undefined
  /** HTML at the end of every page. */
  stamp: string
}

interface Attribute extends Omit<Edit, 'text'> {
  name: string
  value: string
}

const ADDRESSES = ['href', 'src', 'poster', 'action']

/** Rewrites a published page for its place in a box: addresses, scripts, the policy and the stamp; all else stays as it is. */
export function boxPage(html: string, file: string, rules: PageRules): string {
  const root = rootOf(file)
  const scripts = new Map<string, string>()
  const edits: Edit[] = []
  let policy: Attribute | undefined
  let open: Attribute[] = []
  let script: { start: number; isData: boolean } | undefined
  const parser: Parser = new Parser({
    onopentagname() {
      open = []
    },
    onattribute(name, value) {
      open.push({ name, value, start: parser.startIndex, end: parser.endIndex })
    },
    onopentag(name, { 'http-equiv': header, type, as }) {
      const end = parser.endIndex + 1
      // Nothing is fetched from a disk: data come as scripts.
      if (name === 'link' && as === 'fetch') {
        edits.push({ start: parser.startIndex, end, text: '' })
        return
      }
      if (header === 'Content-Security-Policy') policy = open.find((attribute) => attribute.name === 'content')
      for (const attribute of open) {
        const value = newValue(name, attribute, root, rules)
        if (value !== attribute.value) edits.push(setValue(attribute, value))
      }
      if (name === 'script') script = { start: end, isData: type !== undefined }
    },
    onclosetag(name, isImplied) {
      const start = parser.startIndex
      if (name === 'body' && !isImplied) edits.push({ start, end: start, text: rules.stamp })
      if (name !== 'script' || !script) return
      const code = html.slice(script.start, start)
      const text = script.isData ? boxData(code, root, rules) : rules.script(code)
      if (!script.isData) scripts.set(code, text)
      edits.push({ start: script.start, end: start, text })
      script = undefined
    },
  })
  parser.end(html)
  if (!policy) throw new Error(`${file} has no policy in its head: is it a page of a published folder?`)
  edits.push(setValue(policy, boxPolicy(policy.value, scripts)))
  const first = html.indexOf('>', policy.end) + 1 // the policy comes first, the scripts that it is for after it
  edits.push({ start: first, end: first, text: `<script src="${root}_box/box.js"></script>` })
  return applyEdits(html, edits)
}

function newValue(element: string, { name, value }: Attribute, root: string, rules: PageRules): string {
  const write = (address: string) => (isSiteAddress(address) ? boxAddress(address, root, rules) : address)
  if (name === 'srcset') return value.replace(/[^\s,]\S*/g, write)
  if (!ADDRESSES.includes(name)) return value
  const [file, icon = ''] = value.split('#')
  if (element === 'use' && file === rules.icons) return `#${iconId(icon)}`
  return (element === 'track' ? rules.captions(value) : undefined) ?? write(value)
}

/** The data of the start script, with the payload in it; other data stay as they are. */
function boxData(json: string, root: string, { base, payload }: PageRules): string {
  const address = (JSON.parse(json) as Partial<StartData>).payload
  if (address === undefined) return json
  const paths = chunkPaths(json, root, base)
  const text = JSON.stringify(splitRows(payload(address), (rows) => chunkPaths(rows, root, base)))
  return `${paths.slice(0, -1)},"text":${text.replace(/</g, '\\u003c')}}`
}

/** The bundler's scripts and stylesheets by the names that the page's own HTML has for them, or React would add them again. */
const chunkPaths = (json: string, root: string, base: string): string =>
  json.replaceAll(`"${base}/_next/`, `"${root}_next/`)

/** Changes the rows of a payload that are JSON; those of text say how many bytes they have, and stay. */
function splitRows(payload: string, change: (json: string) => string): string {
  let [result, rest] = ['', payload]
  for (let row = TEXT_ROW.exec(rest); row; row = TEXT_ROW.exec(rest)) {
    const start = row.index + row[0].length
    const text = Buffer.from(rest.slice(start))
      .subarray(0, Number.parseInt(row[1] ?? '', 16))
      .toString('utf8')
    result += change(rest.slice(0, start)) + text
    rest = rest.slice(start + text.length)
  }
  return result + change(rest)
}
const TEXT_ROW = /(?<=^|\n)[0-9a-f]+:T([0-9a-f]+),/

const setValue = ({ name, start, end }: Attribute, value: string): Edit => ({
  start,
  end,
  text: `${name}="${escapeHtml(value)}"`,
})
