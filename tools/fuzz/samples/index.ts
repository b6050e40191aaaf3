/** What the mutators put into content: the written samples of samples.yaml, and those that are too long to write. */
import fs from 'node:fs'
import { parse } from 'yaml'

const many = (count: number, make: (index: number) => string, between = '') =>
  Array.from({ length: count }, (_, index) => make(index)).join(between)

/** Opens and closes something so many times, with a text inside. */
const nest = (depth: number, open: string, inside: string, close: string) =>
  open.repeat(depth) + inside + close.repeat(depth)

type Name = 'signs' | 'tokens' | 'values' | 'openings' | 'fields' | 'blocks' | 'drawings' | 'names'
const written = parse(fs.readFileSync('tools/fuzz/samples/samples.yaml', 'utf8')) as Record<Name, string[]>

export const SIGNS = written.signs
export const TOKENS = written.tokens

export const VALUES = [
  ...written.values,
  `"${'я'.repeat(20_000)}"`,
  'x '.repeat(3000),
  nest(500, '[', '', ']'),
  '['.repeat(5000),
  nest(300, '{a: ', '', '}'),
]

export const OPENINGS = [...written.openings, `---${' '.repeat(40)}js`, `---${' '.repeat(2000)}javascript`]

export const FIELDS = [
  ...written.fields,
  `a0: &a0 [x, x]\n${many(30, (at) => `a${at + 1}: &a${at + 1} [*a${at}, *a${at}, *a${at}]`, '\n')}`,
  many(2000, (at) => `field_${at}: ${at}`, '\n'),
  nest(1000, 'deep: {', '', '}'),
  many(200, (at) => `${' '.repeat(at)}k${at}:`, '\n'),
  `${'- '.repeat(1000)}x`,
]

/** Repeated in one block of MDX. */
const REPEATED: [text: string, count: number][] = [
  ['*a **b ', 1000],
  ['_', 3000],
  ['[', 3000],
  ['[a](', 1000],
  ['`', 3001],
  ['<', 500],
  ['{', 500],
  ['&amp;', 5000],
  ['https://a.example/', 2000],
  ['a@b.example ', 1000],
  ['www.', 2000],
  ['\\', 3000],
  ['word ', 20_000],
  ['x', 100_000],
]

export const BLOCKS = [
  ...written.blocks,
  ...REPEATED.map(([text, count]) => text.repeat(count)),
  `![x](${'a'.repeat(5000)}.png)`,
  `## ${'x'.repeat(10_000)}`,
  nest(300, ':', 'note\nx\n', ':'),
  `|${many(1000, (at) => ` c${at} |`)}\n|${many(1000, () => ' - |')}\n|${many(1000, () => ' x |')}`,
  many(200, (at) => `${'  '.repeat(at)}- x`, '\n'),
  many(200, (at) => `${'   '.repeat(at)}1. x`, '\n'),
  `${'> '.repeat(150)}x`,
  `${'>'.repeat(3000)} x`,
  `${'- '.repeat(150)}x`,
  nest(120, '<Details summary="a">\n\n', 'x\n\n', '</Details>\n\n'),
  nest(3000, '<b>', 'x', '</b>'),
  nest(100, ':::note\n\n', 'x\n\n', ':::\n\n'),
  nest(1000, '![', 'x', '](a)'),
  `{${nest(2000, '(', '', ')')}}`,
  `{${nest(2000, '[', '', ']')}}`,
  `{"a"${'+"a"'.repeat(3000)}}`,
]

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">'
/** Nine entities, each made of ten of the one before. */
const ENTITIES = many(9, (at) => `<!ENTITY a${at + 1} "${`&a${at || ''};`.repeat(10)}">`)

export const DRAWINGS = [
  ...written.drawings,
  `<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa">${ENTITIES}]>${SVG}<text>&a9;</text></svg>`,
  SVG + '<g>'.repeat(5000),
]

export const NAMES = [...written.names, `${'y'.repeat(170)}.ru.mdx`, `${'y'.repeat(245)}.ru.mdx`]
