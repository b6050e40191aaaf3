/** Content that tries to break out of its text: the cases of the YAML files, and generated ones. */
import fs from 'node:fs'
import { parse } from 'yaml'
import { page, SITE } from '../project/small-site'
import { type HostileCase, TOUCH } from './case'

const MARKUP = `<img src=x onerror=${TOUCH}>`
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
  files?: Record<string, string>
  refused?: string
  /** Default: 6, where the text of a page begins. */
  line?: number
  shown?: string
}

function readCases(name: string): HostileCase[] {
  const source = fs.readFileSync(`scripts/hostile/${name}.yaml`, 'utf8')
  const written = parse(source.replaceAll('MARKUP', () => MARKUP).replaceAll('TOUCH', () => TOUCH)) as WrittenCase[]
  return written.map(({ file = PAGE, text, fields, body = 'Text.', refused, line = 6, ...rest }) => ({
    ...rest,
    file,
    text: text ?? page(body, fields),
    ...(refused === undefined ? {} : { refused: { message: refused, line } }),
  }))
}

/** The first line of a page's front matter; a parser may take what follows --- for the name of a language. */
const OPENINGS: [name: string, first: string][] = [
  ['js', '---js'],
  ['javascript in capitals', '---JavaScript'],
  ['js behind forty spaces', `---${' '.repeat(40)}js`],
  ['js behind four thousand spaces', `---${' '.repeat(4000)}js`],
  ['js behind a no-break space', '---\u00a0js'],
  ['js behind a carriage return', '---\rjs'],
  ['js behind a form feed', '---\fjs'],
  ['js behind a line separator', '---\u2028js'],
  ['js behind a byte order mark', '\ufeff---js'],
  ['coffee', '---coffee'],
  ['json', '---json'],
  ['a language of every object', '---constructor'],
]

/** Pages: HTML, expressions, addresses and names. */
export const PAGES: HostileCase[] = [
  ...OPENINGS.map(([name, first]) => ({
    name: `front matter: ${name}`,
    file: PAGE,
    text: `${first}\n{ title: (${TOUCH}), description: 'x' }\n---\n\nText.\n`,
    refused: { message: 'the front matter begins with more than ---', line: 1 },
  })),
  ...readCases('pages'),
]

/** Each of eight values repeats the one before nine times. */
const LAUGHS = [...'bcdefghi'].map((name, at) => `  ${name}: &${name} [${Array(9).fill(`*${'abcdefghi'[at]}`)}]\n`)

/** Front matter: tags of YAML, names and repetition. */
export const FIELDS: HostileCase[] = [
  ...readCases('fields'),
  {
    name: 'front matter: repetition without end',
    file: PAGE,
    text: page('a', `sidebar_label: b\nlast_update:\n  a: &a [x,x,x,x,x,x,x,x,x]\n${LAUGHS.join('')}`),
    refused: { message: 'repeated values' },
  },
]

/** Changes to a line of site.yaml (SITE). */
const SITE_CHANGES: [name: string, from: string, to: string, message: string, line: number][] = [
  ['the address of a script', 'url: https://docs.example', `url: "javascript:${TOUCH}"`, 'expected http', 3],
  ['markup as an address', 'url: https://docs.example', `url: "https://${MARKUP}"`, 'expected http', 3],
  ['a base path elsewhere', 'base_path: /', 'base_path: "//evil.example"', 'must be “/”', 4],
  ['a base path with markup', 'base_path: /', 'base_path: "/\\"><script>"', 'must be “/”', 4],
  ['a language of every object', 'code: en', 'code: constructor', 'expected the code of a language', 12],
  ['a text in the prototype', '{ ru: Путь, en: Path }', '{ ru: a, __proto__: b }', 'cannot be a name', 5],
  ['a text in a language of every object', '{ ru: Путь, en: Path }', '{ ru: a, valueOf: b }', 'is no language', 5],
  ['a link into a script', 'href: /docs', `href: "javascript:${TOUCH}"`, 'a link may not begin with', 13],
  ['a link of data', 'mailto:a@b.example', 'data:text/html,x', 'a link may not begin with', 15],
  ['a link into a script in words', '[а](/docs)', '[а](java\\u200bscript:x)', 'a link may not begin with', 19],
  ['an editor of scripts', 'https://git.example/{file}', 'vbscript:{file}', 'a link may not begin with', 18],
  ['a colour that loads', 'id: one', 'id: one, text_color: "url(//evil.example)"', 'expected a colour', 19],
  ['a colour that ends the style', 'id: one', 'id: one, text_color: "red;}body{x:y"', 'expected a colour', 19],
  ['a mark with markup', 'slug: docs', `slug: docs\nlogo: '"/><script>'`, 'expected the path of an SVG', 3],
  ['a folder above', 'slug: docs', 'slug: ../../etc', 'expected small letters', 2],
]

/** YAML files: names, markup, addresses and paths. */
export const DATA: HostileCase[] = [
  ...SITE_CHANGES.map(([name, from, to, message, line]) => ({
    name: `site.yaml: ${name}`,
    file: 'site.yaml',
    text: SITE.replace(from, to),
    refused: { message, line },
  })),
  {
    name: 'site.yaml: a link that is none',
    file: 'site.yaml',
    text: SITE.replace('[а](/docs)', '[а](java\\tscript:x)'),
    shown: '',
  },
  { name: 'site.yaml: markup as a name', file: 'site.yaml', text: SITE.replaceAll('Путь', `'${MARKUP}'`), shown: '' },
  ...readCases('data'),
]
