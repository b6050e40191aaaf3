import { page, SITE } from '../small-site'
import { type HostileCase, TOUCH } from './case'

const refused = (name: string, file: string, text: string, message: string, line?: number): HostileCase => ({
  name: `${file}: ${name}`,
  file,
  text,
  refused: { message, ...(line === undefined ? {} : { line }) },
})
/** site.yaml with one of its lines changed. */
const site = (name: string, from: string, to: string, message: string, line: number): HostileCase =>
  refused(name, 'site.yaml', SITE.replace(from, to), message, line)
const shown = (name: string, file: string, text: string, files?: HostileCase['files'], words = ''): HostileCase => ({
  name: `${file}: ${name}`,
  file,
  text,
  shown: words,
  ...(files ? { files } : {}),
})

const MARKUP = `<img src=x onerror=${TOUCH}>`
const COMPONENT = 'kind: processor\nbundle: b\nnar: n\nsummary: { ru: а, en: a }\nname: PutThing\n'
const GROUPS = 'processors:\n  - { id: all, label: { ru: а, en: a }, components: [PutThing] }\nservices: []\n'
const ETL = { 'etl/groups.yaml': GROUPS, 'etl/properties.yaml': 'properties: {}\n' }

/** YAML beside the pages: names, markup, addresses and places. */
export const DATA: HostileCase[] = [
  site('the address of a script', 'url: https://docs.example', `url: "javascript:${TOUCH}"`, 'expected http', 3),
  site('markup as an address', 'url: https://docs.example', `url: "https://${MARKUP}"`, 'expected http', 3),
  site('a base path elsewhere', 'base_path: /', 'base_path: "//evil.example"', 'must be “/”', 4),
  site('a base path with markup', 'base_path: /', 'base_path: "/\\"><script>"', 'must be “/”', 4),
  site('a language of every object', 'code: en', 'code: constructor', 'expected the code of a language', 12),
  site('a text in the prototype', '{ ru: Путь, en: Path }', '{ ru: a, __proto__: b }', 'cannot be a name', 5),
  site('a text in a language of every object', '{ ru: Путь, en: Path }', '{ ru: a, valueOf: b }', 'is no language', 5),
  site('a link into a script', 'href: /docs', `href: "javascript:${TOUCH}"`, 'a link may not begin with', 13),
  site('a link of data', 'mailto:a@b.example', 'data:text/html,x', 'a link may not begin with', 15),
  site('a link into a script in words', '[а](/docs)', '[а](java\\u200bscript:x)', 'a link may not begin with', 19),
  shown('a link that is none', 'site.yaml', SITE.replace('[а](/docs)', '[а](java\\tscript:x)')),
  site('an editor of scripts', 'https://git.example/{file}', 'vbscript:{file}', 'a link may not begin with', 18),
  site('a colour that loads', 'id: one', 'id: one, text_color: "url(//evil.example)"', 'expected a colour', 19),
  site('a colour that ends the style', 'id: one', 'id: one, text_color: "red;}body{x:y"', 'expected a colour', 19),
  site('a mark with markup', 'slug: docs', `slug: docs\nlogo: '"/><script>'`, 'expected the path of an SVG', 3),
  site('a folder above', 'slug: docs', 'slug: ../../etc', 'expected small letters', 2),
  shown('markup as a name', 'site.yaml', SITE.replaceAll('Путь', `'${MARKUP}'`)),

  refused(
    'the prototype as a tag',
    'tags.yaml',
    'tags:\n  __proto__: { permalink: a, ru: a }\n',
    'cannot be a name',
    2,
  ),
  refused('a tag above its folder', 'tags.yaml', 'tags:\n  a: { permalink: ../.., ru: a }\n', 'expected one part', 2),
  refused('a tag of markup', 'tags.yaml', 'tags:\n  a: { permalink: "<b>", ru: a }\n', 'expected one part', 2),
  refused('a tag of two parts', 'tags.yaml', 'tags:\n  a: { permalink: a/b, ru: a }\n', 'expected one part', 2),
  shown('a tag of every object', 'tags.yaml', `tags:\n  constructor: { permalink: constructor, ru: "${MARKUP}" }\n`, {
    'docs/index.ru.mdx': page('Text.', 'tags: [constructor]\n'),
  }),
  refused('the prototype as a menu', 'sidebars.yaml', 'main: [index, x]\n__proto__: [x]\n', 'cannot be a name', 2),
  refused('a page above the folder', 'sidebars.yaml', 'main: [index, x, ../../../etc/passwd]\n', 'there is no page', 1),
  refused('a page of every object', 'sidebars.yaml', 'main: [index, x, constructor]\n', 'there is no page', 1),
  refused(
    'a folder above',
    'sidebars.yaml',
    'main:\n  - index\n  - x\n  - { category: a, label: { ru: a }, folder: ../.. }\n',
    'there are no pages under “../..”',
    4,
  ),
  shown(
    'a category of every object',
    'sidebars.yaml',
    `main:\n  - index\n  - { category: constructor, label: { ru: "${MARKUP}" }, items: [x] }\n`,
  ),
  shown(
    'markup as a term',
    'glossary.yaml',
    `terms:\n  - { id: constructor, ru: { term: "${MARKUP}", definition: "<script>${TOUCH}</script>" } }\n`,
    { 'docs/x.ru.mdx': page('a <Term id="constructor">b</Term>') },
    MARKUP,
  ),
  refused('the prototype as a term', 'glossary.yaml', 'terms:\n  - { id: a, __proto__: {} }\n', 'cannot be a name', 2),
  refused(
    'an author of scripts',
    'authors.yaml',
    `authors:\n  a: { name: { ru: a }, url: "javascript:${TOUCH}" }\n`,
    'a link may not begin with',
    2,
  ),
  refused('an author of the prototype', 'authors.yaml', 'authors:\n  __proto__: {}\n', 'cannot be a name', 2),
  refused(
    'an icon of every object',
    'home.yaml',
    'title: { ru: а }\nlead: { ru: а }\nabout: { title: { ru: а }, text: { ru: а } }\nstart:\n  title: { ru: а }\n  cards: [{ icon: constructor, href: /docs, title: { ru: а }, text: { ru: а } }]\nmodules:\n  title: { ru: а }\n  cards: [{ icon: book, href: /docs, title: { ru: а }, text: { ru: а } }]\n',
    'expected “architecture”',
    6,
  ),
  refused('synonyms of the prototype', 'synonyms.yaml', '- { for: [a], __proto__: [b] }\n', 'cannot be a name', 1),
  refused(
    'a change of the prototype',
    'blog/a.changes.yaml',
    '- { id: a, module: constructor, type: fixed, ru: a, __proto__: b }\n',
    'cannot be a name',
    1,
  ),
  refused(
    'a change that leads elsewhere',
    'blog/a.changes.yaml',
    '- { id: a, module: constructor, type: fixed, ru: a, docs: ["//evil.example"] }\n',
    'expected the address of a documentation page',
    1,
  ),
  {
    ...refused('the prototype', 'etl/properties.yaml', 'properties:\n  __proto__: {}\n', 'cannot be a name', 2),
    files: { ...ETL, 'etl/processors/PutThing.yaml': COMPONENT },
  },
  {
    ...refused(
      'a tag of YAML',
      'etl/processors/PutThing.yaml',
      `${COMPONENT}tags: !!js/function "x"\n`,
      'Unresolved tag',
      6,
    ),
    files: ETL,
  },
  {
    ...refused(
      'an unknown field',
      'etl/processors/PutThing.yaml',
      `${COMPONENT}constructor: { prototype: {} }\n`,
      'unknown field',
      6,
    ),
    files: ETL,
  },
  shown(
    'markup and names of every object',
    'etl/processors/PutThing.yaml',
    `${COMPONENT}tags: [constructor, __proto__, "${MARKUP}"]\nproperties:\n  - { name: constructor, displayName: toString, expressionLanguage: none, description: { ru: "${MARKUP}", en: a } }\n`,
    ETL,
  ),
]
