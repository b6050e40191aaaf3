import { page } from '../small-site'
import { type HostileCase, TOUCH } from './case'

const FILE = 'docs/x.ru.mdx'
const refused = (name: string, text: string, message: string, line?: number): HostileCase => ({
  name: `front matter: ${name}`,
  file: FILE,
  text,
  refused: { message, ...(line === undefined ? {} : { line }) },
})
/** The front matter of a page; its own fields begin at line 4. */
const field = (name: string, yaml: string, message: string): HostileCase =>
  refused(name, page('Text.', `${yaml}\n`), message, 4)
const laughs = [...'bcdefghi'].map((name, at) => `  ${name}: &${name} [${Array(9).fill(`*${'abcdefghi'[at]}`)}]`)

/** Front matter: tags of YAML, names and repetition. */
export const FIELDS: HostileCase[] = [
  field('a function', `sidebar_label: !!js/function "() => (${TOUCH})"`, 'Unresolved tag'),
  field('nothing as a tag', 'sidebar_label: !!js/undefined ""', 'Unresolved tag'),
  field('a pattern', 'sidebar_label: !!js/regexp /a/', 'Unresolved tag'),
  field('an object of Python', 'sidebar_label: !!python/object/apply:os.system ["id"]', 'Unresolved tag'),
  field('a tag of its own', '%TAG ! tag:evil.example,2000:\n', 'this is not valid YAML'),
  field('the prototype', '__proto__: { polluted: true }', '“__proto__” cannot be a name'),
  field('the prototype in quotes', '"__proto__": []', '“__proto__” cannot be a name'),
  field('the prototype inside', 'last_update: { __proto__: { author: x } }', '“__proto__” cannot be a name'),
  field('a constructor', 'constructor: { prototype: { polluted: true } }', 'unknown field'),
  field('a name of every object', 'toString: x', 'unknown field'),
  field('a merged key', '<<: { title: B, __proto__: { polluted: true } }', '“__proto__” cannot be a name'),
  field('a tag named as the prototype', 'tags: [__proto__]', '“__proto__” cannot be a name'),
  refused(
    'repetition without end',
    page('a', `sidebar_label: b\nlast_update:\n  a: &a [x,x,x,x,x,x,x,x,x]\n${laughs.join('\n')}\n`),
    'repeated values',
  ),
  field('a value that holds itself', 'tags: &a [*a]', '“*a” repeats what it stands in'),

  // Where links lead is known when all pages are.
  refused(
    'a link behind a control character',
    page(`[a](&#1;javascript:${TOUCH})`),
    'leads to a file that does not exist',
    6,
  ),
]
