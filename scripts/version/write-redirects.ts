import fs from 'node:fs'
import path from 'node:path'
import { type Document, isMap, isScalar, parseDocument } from 'yaml'
import { REDIRECTS_FILE } from '../../lib/addresses/redirects'
import { writeWhole } from '../../lib/content/write-whole'

/** Adds redirects, sorted by their addresses; the others and their comments stay. */
export function writeRedirects(dir: string, added: Map<string, string>): void {
  const file = path.join(dir, REDIRECTS_FILE)
  const document: Document = parseDocument(fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '')
  if (!isMap(document.contents)) document.contents = document.createNode({})
  const { contents } = document
  if (!isMap(contents)) return
  for (const [from, to] of added) contents.set(from, to)
  const keyOf = (key: unknown) => String(isScalar(key) ? key.value : key)
  contents.items.sort((a, b) => (keyOf(a.key) < keyOf(b.key) ? -1 : 1))
  writeWhole(file, document.toString({ lineWidth: 0 }))
}
