import { type Document, isNode, isSeq, type Node, parseDocument, type YAMLSeq } from 'yaml'

/**
 * Edits of a list of a YAML file at the places that the parser names, so that all the rest stays as its author wrote it:
 * printing the document again would move spaces and break lines anew.
 */
export function insertItem(text: string, field: string[], item: string, index: number): string {
  const list = listAt(parseDocument(text), field)
  const [before, after] = [list.items[index - 1], list.items[index]]
  if (list.flow) {
    if (before) return splice(text, endOf(before), 0, `, ${item}`)
    return splice(text, startOf(list) + 1, 0, after ? `${item}, ` : item)
  }
  const neighbour = before ?? after ?? list
  const at = before ? lineAfter(text, endOf(before)) : lineOf(text, startOf(neighbour))
  const indent = /^\s*/.exec(text.slice(lineOf(text, startOf(neighbour))))?.[0] ?? ''
  const end = text.slice(0, at).endsWith('\n') ? '' : '\n'
  return splice(text, at, 0, `${end}${indent}- ${item}\n`)
}

export function removeItem(text: string, field: string[], index: number): string {
  const list = listAt(parseDocument(text), field)
  const [before, item, after] = [list.items[index - 1], list.items[index], list.items[index + 1]]
  if (!item) throw new Error(`${field.join('.')} has no item ${index}`)
  if (!list.flow) {
    const at = lineOf(text, startOf(item))
    return splice(text, at, lineAfter(text, endOf(item)) - at)
  }
  const from = before ? endOf(before) : startOf(item)
  return splice(text, from, (!before && after ? startOf(after) : endOf(item)) - from)
}

function listAt(document: Document, field: string[]): YAMLSeq<Node> {
  const list = document.getIn(field, true)
  if (!isSeq(list) || !list.items.every(isNode)) throw new Error(`${field.join('.')} is no list`)
  return list as YAMLSeq<Node>
}

const splice = (text: string, at: number, length: number, added = ''): string =>
  text.slice(0, at) + added + text.slice(at + length)
const startOf = ({ range }: Node): number => range?.[0] ?? 0
const endOf = ({ range }: Node): number => range?.[1] ?? 0
/** Where the line of a place begins. */
const lineOf = (text: string, at: number): number => text.lastIndexOf('\n', at - 1) + 1
/** Where the line after a place begins; a block ends there already. */
function lineAfter(text: string, at: number): number {
  if (text[at - 1] === '\n') return at
  const end = text.indexOf('\n', at)
  return end === -1 ? text.length : end + 1
}
