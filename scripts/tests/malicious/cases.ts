/** Content that tries to break out of its text: the cases of the YAML files, and generated ones. */
import fs from 'node:fs'
import { parse } from 'yaml'
import { page, SITE } from '../small-site'
import { MARKUP, type MaliciousCase, TOUCH } from './case'

const PAGE = 'docs/x.ru.mdx'

/** A case as written in YAML; TOUCH and MARKUP are replaced by the code above. */
interface WrittenCase {
  name: string
  /** Default: `docs/x.ru.mdx`. */
  file?: string
  /** The whole file; a page may give its front matter and its text instead. */
  text?: string
  fields?: string
  body?: string
  /** Or the first line of a page that is to be taken for code. */
  opening?: string
  /** Or a text of site.yaml (SITE) and its replacement. */
  change?: Record<string, string>
  files?: Record<string, string>
  refused?: string
  /** Default: 6, where the text of a page begins. */
  line?: number
  shown?: string
}

/** A list of this folder. */
export function readList<T>(name: string): T[] {
  const source = fs.readFileSync(`scripts/tests/malicious/${name}.yaml`, 'utf8')
  return parse(source.replaceAll('MARKUP', () => MARKUP).replaceAll('TOUCH', () => TOUCH))
}

const readCases = (name: string): MaliciousCase[] =>
  readList<WrittenCase>(name).map(
    ({ file = PAGE, text, fields, body = 'Text.', opening, change, refused, line = 6, ...rest }) => ({
      ...rest,
      file: change ? 'site.yaml' : file,
      text: text ?? page(body, fields),
      ...(refused === undefined ? {} : { refused: { message: refused, line } }),
      ...(opening === undefined ? {} : opened(opening)),
      ...(change ? { text: Object.entries(change).reduce((site, [from, to]) => site.replace(from, to), SITE) } : {}),
    }),
  )

const opened = (first: string): Pick<MaliciousCase, 'text' | 'refused'> => ({
  text: `${first}\n{ title: (${TOUCH}), description: 'x' }\n---\n\nText.\n`,
  refused: { message: 'the front matter begins with more than ---', line: 1 },
})

/** Pages: HTML, expressions, addresses and names. */
export const PAGES: MaliciousCase[] = [
  ...[40, 4000].map((count) => ({
    name: `front matter: js behind ${count} spaces`,
    file: PAGE,
    ...opened(`---${' '.repeat(count)}js`),
  })),
  ...readCases('pages'),
]

/** Each of eight values repeats the one before nine times. */
const LAUGHS = [...'bcdefghi'].map((name, at) => `  ${name}: &${name} [${Array(9).fill(`*${'abcdefghi'[at]}`)}]\n`)

/** Front matter: tags of YAML, names and repetition. */
export const FIELDS: MaliciousCase[] = [
  ...readCases('fields'),
  {
    name: 'front matter: repetition without end',
    file: PAGE,
    text: page('a', `sidebar_label: b\nlast_update:\n  a: &a [x,x,x,x,x,x,x,x,x]\n${LAUGHS.join('')}`),
    refused: { message: 'repeated values' },
  },
]

/** YAML files: names, markup, addresses and paths. */
export const DATA: MaliciousCase[] = [
  { name: 'site.yaml: markup as a name', file: 'site.yaml', text: SITE.replaceAll('Путь', `'${MARKUP}'`), shown: '' },
  ...readCases('data'),
]
