import { type Document, isSeq, parseDocument } from 'yaml'
import type { Site } from '../../lib/site'

const VERSIONS = ['docs', 'versions']
const ITEMS = ['navbar', 'items']

/** site.yaml with a version more, before the older ones, and with the menu of versions. */
export function withVersion(text: string, { docs, navbar }: Site, name: string): string {
  const document = parseDocument(text)
  if (!document.hasIn(VERSIONS)) document.setIn(VERSIONS, document.createNode([]))
  if (isSeq(document.getIn(VERSIONS)) && !document.hasIn([...VERSIONS, 0]))
    for (const [index, version] of docs.versions.entries())
      insert(document, VERSIONS, index, { name: version.name, label: version.label })
  const older = docs.versions.findIndex((version) => version.name !== 'current')
  insert(document, VERSIONS, older === -1 ? docs.versions.length : older, { name, label: name, path: name })
  if (!navbar.items.some(({ type }) => type === 'versions')) {
    const languages = navbar.items.findIndex(({ type }) => type === 'locale')
    insert(document, ITEMS, languages === -1 ? navbar.items.length : languages, { type: 'versions' })
  }
  return print(document)
}

/** site.yaml without a version. */
export function withoutVersion(text: string, { docs }: Site, name: string): string {
  const document = parseDocument(text)
  document.deleteIn([...VERSIONS, docs.versions.findIndex((version) => version.name === name)])
  return print(document)
}

/** Puts an entry, in one line, into a list. */
function insert(document: Document, field: string[], index: number, entry: Record<string, string>): void {
  const list = document.getIn(field)
  if (!isSeq(list)) throw new Error(`${field.join('.')} of site.yaml is no list. Make it one.`)
  list.items.splice(index, 0, document.createNode(entry, { flow: true }))
}

/** Comments and order stay; spaces may be others. */
const print = (document: Document): string => document.toString({ lineWidth: 0 })
