import fs from 'node:fs'
import path from 'node:path'
import { type Document, isMap, isScalar, type Pair, parseDocument } from 'yaml'
import { splitAddress } from '../../lib/addresses/address'
import { addressOf } from '../../lib/addresses/broken-urls'
import { formatRecord, type RecordedPage } from '../../lib/addresses/record'
import { type Decision, type Decisions, REDIRECTS_FILE, readRedirects, resolve } from '../../lib/addresses/redirects'
import { writeFileAtomic } from '../../lib/content/write-file-atomic'

/** Writes the record. @returns how many of its files have changed */
export function writeRecord(dir: string, pages: Pick<RecordedPage, 'path' | 'since' | 'sections'>[]): number {
  const files = formatRecord(pages)
  const changed = [...files].filter(([file, text]) => !isSame(path.join(dir, file), text))
  for (const [file, text] of changed) writeFileAtomic(path.join(dir, file), text)
  return changed.length
}
const isSame = (file: string, text: string): boolean => fs.existsSync(file) && fs.readFileSync(file, 'utf8') === text

const HEAD = `# Where addresses that were once published lead now; gone says why one leads nowhere.
# Written by \`npm run move\` and \`npm run addresses -- --accept\`; may be edited.

{}
`

/**
 * Adds redirects, sorted, and leads those that are there to their ends in one step. Comments stay.
 * @param moved old and new addresses of pages: also of some that were never published, and are targets only. What is
 * shown at a new address needs no redirect any more.
 */
export function writeRedirects(dir: string, added: Map<string, string>, moved = new Map<string, string>()): void {
  const file = path.join(dir, REDIRECTS_FILE)
  if (added.size === 0 && !fs.existsSync(file)) return
  const document: Document = parseDocument(fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : HEAD)
  const shown = new Set(moved.values())
  const old = Object.entries(readRedirects(dir).value)
    .filter(([from]) => !shown.has(splitAddress(from)[0]))
    .map(([from, to]): [string, Decision] => [from, typeof to === 'string' ? follow(moved, to) : to])
  const all: Decisions = Object.fromEntries([...old, ...added])
  if (!isMap(document.contents)) document.contents = document.createNode({})
  const { contents } = document
  if (!isMap(contents)) return
  contents.flow = false
  contents.items = contents.items.filter((pair) => Object.hasOwn(all, keyOf(pair)))
  for (const [from, decision] of Object.entries(all))
    if (typeof decision === 'string') contents.set(from, endOf(all, from) ?? decision)
  contents.items.sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
  writeFileAtomic(file, document.toString({ lineWidth: 0 }))
}

function follow(moved: Map<string, string>, address: string): string {
  const [page, anchor] = splitAddress(address)
  return addressOf(moved.get(page) ?? page, anchor)
}

const endOf = (all: Decisions, from: string): string | undefined => {
  const end = resolve(all, from)
  return typeof end === 'string' ? end : undefined
}

const keyOf = ({ key }: Pair): string => String(isScalar(key) ? key.value : key)
