import { isMap, isNode, parseDocument } from 'yaml'
import type { Site } from '../../lib/site'
import { insertItem, removeItem } from './yaml-items'

const VERSIONS = ['docs', 'versions']
const ITEMS = ['navbar', 'items']

/** site.yaml with a version more, before the older ones, and with the menu of versions. */
export function withVersion(text: string, { docs, navbar }: Site, name: string): string {
  const quoted = JSON.stringify(name)
  const older = docs.versions.findIndex((version) => version.name !== 'current')
  const place = older === -1 ? docs.versions.length : older
  const item = `{ name: ${quoted}, label: ${quoted}, path: ${quoted} }`
  const named = insertItem(withList(text, docs.versions), VERSIONS, item, place)
  if (navbar.items.some(({ type }) => type === 'versions')) return named
  const languages = navbar.items.findIndex(({ type }) => type === 'locale')
  return insertItem(named, ITEMS, '{ type: versions }', languages === -1 ? navbar.items.length : languages)
}

/** site.yaml without a version. */
export const withoutVersion = (text: string, { docs }: Site, name: string): string =>
  removeItem(
    text,
    VERSIONS,
    docs.versions.findIndex((version) => version.name === name),
  )

/** Writes the list of versions that the site has without naming it. */
function withList(text: string, versions: Site['docs']['versions']): string {
  const document = parseDocument(text)
  if (document.hasIn(VERSIONS)) return text
  const items = versions.map(({ name, label }) => `{ name: ${name}, label: ${label} }`)
  const docs = document.get('docs', true)
  if (!isMap(docs) || docs.items.length === 0)
    return `${text.replace(/^docs:.*\n?/m, '').replace(/\n*$/, '\n')}docs:\n  versions:\n${lines(items, '    ')}`
  const [first] = docs.items
  const at = isNode(first?.key) ? (first.key.range?.[0] ?? 0) : 0
  if (docs.flow) return `${text.slice(0, at)}versions: [${items.join(', ')}], ${text.slice(at)}`
  const indent = text.slice(text.lastIndexOf('\n', at - 1) + 1, at)
  return `${text.slice(0, at)}versions:\n${lines(items, `${indent}  `)}${indent}${text.slice(at)}`
}

const lines = (items: string[], indent: string): string => items.map((item) => `${indent}- ${item}\n`).join('')
