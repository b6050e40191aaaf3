import { isMap, isNode, isScalar, isSeq, parseDocument, visit } from 'yaml'
import { splitFrontMatter } from '../../../lib/content/front-matter'
import type { Dice } from '../../system/random'
import { BLOCKS, CHARACTERS, FIELDS, OPENINGS, TOKENS, VALUES } from './samples'

type TextMutator = (text: string, dice: Dice) => string

const splice = (text: string, at: number, length: number, put: string): string =>
  text.slice(0, at) + put + text.slice(at + length)
const anywhere = (text: string, { number }: Dice): number => number(text.length + 1)

/** Changes a line; `change` gets its index. */
const line =
  (change: (lines: string[], at: number, dice: Dice) => void): TextMutator =>
  (text, dice) => {
    const lines = text.split('\n')
    change(lines, dice.number(lines.length), dice)
    return lines.join('\n')
  }

/** Removes one match of a pattern. */
const without =
  (pattern: RegExp): TextMutator =>
  (text, dice) => {
    const found = [...text.matchAll(pattern)]
    if (found.length === 0) return text
    const { index, 0: match } = dice.pick(found)
    return splice(text, index, match.length, '')
  }

/** What breaks any text. */
export const TEXT: Record<string, TextMutator> = {
  'cut off': (text, dice) => text.slice(0, anywhere(text, dice)),
  'a part removed': (text, dice) => splice(text, anywhere(text, dice), dice.number(200), ''),
  'a line doubled': line((lines, at) => lines.splice(at, 0, lines[at] ?? '')),
  'a line removed': line((lines, at) => lines.splice(at, 1)),
  'a line moved': line((lines, at, { number }) => lines.splice(number(lines.length), 0, ...lines.splice(at, 1))),
  'a line indented': line((lines, at, { pick }) => {
    lines[at] = pick([' ', '  ', '   ', '    ', '\t', '\u00a0']) + lines[at]
  }),
  'tabs for spaces': (text) => text.replaceAll(/^ {2,}/gm, '\t'),
  'ends of Windows': (text) => text.replaceAll('\n', '\r\n'),
  'ends of old Macs': (text) => text.replaceAll('\n', '\r'),
  'one line': (text) => text.replaceAll('\n', ' '),
  'a character put in': (text, dice) => splice(text, anywhere(text, dice), 0, dice.pick(CHARACTERS)),
  'a mark of order': (text) => `\ufeff${text}`,
  'a token put in': (text, dice) => splice(text, anywhere(text, dice), 0, dice.pick(TOKENS)),
  'tokens put in': (text, dice) =>
    Array.from({ length: 8 }).reduce<string>((made) => splice(made, anywhere(made, dice), 0, dice.pick(TOKENS)), text),
  'a tag not closed': without(/<\/\w+>|\/>/g),
  'a tag not opened': without(/<[A-Za-z]+[^>]*>/g),
  'a fence removed': without(/^(?:```|~~~|:::|---).*$/gm),
  'a quote removed': without(/["'`]/g),
  'a bracket removed': without(/[[\](){}]/g),
  'a colon removed': without(/:/g),
  'a huge number': (text, { pick }) => text.replace(/\d+/, pick(['1e309', '-1', '9'.repeat(400), 'NaN', '0'])),
}

/** Mutators of pages. */
export const PAGE: Record<string, TextMutator> = {
  'a block put in': line((lines, at, { pick }) => lines.splice(at, 0, '', pick(BLOCKS), '')),
  'a block at the end': (text, { pick }) => `${text}\n\n${pick(BLOCKS)}\n`,
  'a block in a line': line((lines, at, { pick }) => {
    lines[at] += ` ${pick(BLOCKS)}`
  }),
  'a block in a block': (text, { pick }) => `${text}\n\n<Details summary="x">\n\n- ${pick(BLOCKS)}\n\n</Details>\n`,
  'another opening': (text, { pick }) => text.replace(/^---/, pick(OPENINGS)),
  'another value in the front matter': inFrontMatter(otherValue),
  'another field in the front matter': inFrontMatter(otherField),
  'another node in the front matter': inFrontMatter(otherNode),
}

/** Mutators of YAML files. */
export const YAML: Record<string, TextMutator> = {
  'another value': otherValue,
  'another field': otherField,
  'another node': otherNode,
}

function inFrontMatter(change: TextMutator): TextMutator {
  return (text, dice) => {
    const { yaml, body } = splitFrontMatter(text)
    return `---\n${change(yaml, dice)}\n---\n${body}`
  }
}

function otherValue(text: string, dice: Dice): string {
  const found = [...text.matchAll(/^(\s*(?:- )?[\w-]+:).*$/gm)]
  if (found.length === 0) return dice.pick(VALUES)
  const { index, 0: match, 1: name } = dice.pick(found)
  return splice(text, index, match.length, `${name} ${dice.pick(VALUES)}`)
}

function otherField(text: string, dice: Dice): string {
  const lines = text.split('\n')
  const outer = lines.flatMap((content, at) => (/^\S/.test(content) ? [at] : []))
  lines.splice(outer.length > 0 ? dice.pick(outer) : 0, 0, dice.pick(FIELDS))
  return lines.join('\n')
}

/** Replaces, empties, repeats or removes a node of the tree: the syntax remains valid, the structure does not. */
function otherNode(text: string, dice: Dice): string {
  const document = parseDocument(text)
  if (document.errors.length > 0) return otherValue(text, dice)
  const nodes: unknown[] = []
  visit(document, (_, node) => void (isNode(node) && nodes.push(node)))
  if (nodes.length === 0) return otherValue(text, dice)
  const chosen = dice.pick(nodes)
  const value = dice.pick([null, true, -1, 1e21, '', 'x', [], {}, [[]], { ru: 1 }, ['__proto__'], new Date(0)])
  visit(document, (_, node) => {
    if (node !== chosen) return undefined
    if (isMap(node) && node.items[0] && dice.chance(0.5))
      return void (dice.chance(0.5) ? node.items.reverse() : node.items.pop())
    if (isSeq(node) && node.items[0] && dice.chance(0.5)) return void node.items.push(node.items[0])
    if (isScalar(node) && dice.chance(0.2)) return visit.REMOVE
    return document.createNode(value)
  })
  return String(document)
}
