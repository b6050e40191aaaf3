/** What the mutators put into content: the samples of samples.yaml, and those that count. */
import fs from 'node:fs'
import { parse } from 'yaml'

type Sample =
  | string
  | { repeat: string; times: number; before?: string; inside?: string; close?: string; after?: string }
type Name = 'characters' | 'tokens' | 'values' | 'openings' | 'fields' | 'blocks' | 'drawings' | 'names'
const written = parse(fs.readFileSync('scripts/tests/fuzz/samples/samples.yaml', 'utf8')) as Record<Name, Sample[]>

function read(name: Name): string[] {
  return written[name].map((sample) => {
    if (typeof sample === 'string') return sample
    const { repeat, times, before = '', inside = '', close = '', after = '' } = sample
    return before + repeat.repeat(times) + inside + close.repeat(times) + after
  })
}

const many = (count: number, make: (index: number) => string, between = '') =>
  Array.from({ length: count }, (_, index) => make(index)).join(between)

export const CHARACTERS = read('characters')
export const TOKENS = read('tokens')
export const VALUES = read('values')
export const OPENINGS = read('openings')
export const NAMES = read('names')

export const FIELDS = [
  ...read('fields'),
  `a0: &a0 [x, x]\n${many(30, (at) => `a${at + 1}: &a${at + 1} [*a${at}, *a${at}, *a${at}]`, '\n')}`,
  many(2000, (at) => `field_${at}: ${at}`, '\n'),
  many(200, (at) => `${' '.repeat(at)}k${at}:`, '\n'),
]

export const BLOCKS = [
  ...read('blocks'),
  `|${many(1000, (at) => ` c${at} |`)}\n|${many(1000, () => ' - |')}\n|${many(1000, () => ' x |')}`,
  many(200, (at) => `${'  '.repeat(at)}- x`, '\n'),
  many(200, (at) => `${'   '.repeat(at)}1. x`, '\n'),
]

/** Nine entities, each made of ten of the one before. */
const ENTITIES = many(9, (at) => `<!ENTITY a${at + 1} "${`&a${at || ''};`.repeat(10)}">`)
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">'
export const DRAWINGS = [
  ...read('drawings'),
  `<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa">${ENTITIES}]>${SVG}<text>&a9;</text></svg>`,
]
