import assert from 'node:assert/strict'
import fs from 'node:fs'
import { after, before, test } from 'node:test'
import { blocksOf, ProjectCopy } from './copy'

/** To it the guides of a navbar item, a field of front matter, a language and a component of the kit are applied. */
const copy = new ProjectCopy('test-recipes')
const [item = '', entry = ''] = blocksOf('contributing/navbar-item.md')
const [field = '', shown = ''] = blocksOf('contributing/field.md')
const [words = '', record = ''] = blocksOf('contributing/language.md')
const [role = '', roleRules = ''] = blocksOf('contributing/component.md')
const LANGUAGES = 'lib/i18n/languages'
const ITEMS = 'components/navbar/items.ts'

const ASK = `
import { navbarItems } from './components/navbar/items'
import { getDocs } from './lib/docs'
import { readBody } from './lib/mdx/file/bodies'
import { setType } from './lib/mdx/plugins/rehype-typography'
import { stem } from './lib/search/words/stem'
process.env.LOCALES = 'ru de en'
console.log(JSON.stringify({
  item: navbarItems('de')[0],
  audience: getDocs().flatMap(({ audience }) => audience ?? []),
  stems: [stem('größe') === stem('größen'), stem('dashboard') === stem('dashboards')],
  typography: setType('5 px', 'de'),
  role: getDocs().some((doc) => JSON.stringify(readBody(doc)).includes('class=\\\\"role\\\\"')),
}))
`

before(() => {
  fs.rmSync(`${copy.root}/content/etl`, { recursive: true }) // its texts may lack no language
  copy.replace('lib/site/navbar.ts', 'const types = {\n', `const types = {\n${item}`)
  copy.replace('lib/content/front-matter.ts', '  sidebar_label:', `${field}  sidebar_label:`)
  copy.replace('components/docs/doc-page.tsx', '</PageHead>\n', `</PageHead>\n${shown}`)
  copy.write('messages/de.json', fs.readFileSync('messages/en.json', 'utf8'))
  for (const code of ['ru', 'en', 'de'])
    copy.replace(`messages/${code}.json`, '"captions_en"', '"captions_de": "Deutsch", "captions_en"')
  copy.write(`${LANGUAGES}/de.ts`, record)
  copy.replace(`${LANGUAGES}/index.ts`, '{ ru, en }', '{ ru, en, de }')
  copy.replace(`${LANGUAGES}/index.ts`, 'import { en }', "import { de } from './de'\nimport { en }")
})
after(() => copy.remove())

test('the types name what a recipe has not said yet', () => {
  copy.run('tsx', ['scripts/check/index.ts']) // writes the types of the collections
  const { output } = copy.run('tsc', ['--noEmit'])
  const files = [...output.matchAll(/^([\w/.-]+)\(\d/gm)].flatMap(([, file = '']) =>
    file.endsWith('.test.ts') ? [] : file,
  )
  assert.deepEqual([...new Set(files)].sort(), [ITEMS, `${LANGUAGES}/de.ts`], output)
})

test('item, field, language and component are there when all is said', () => {
  copy.replace(ITEMS, '  link: (', `${entry}  link: (`)
  copy.write(`${LANGUAGES}/de.words.ts`, words)
  copy.replace(`${LANGUAGES}/words.ts`, 'en: english', 'en: english, de: german')
  copy.replace(`${LANGUAGES}/words.ts`, 'import { english }', "import { german } from './de.words'\nimport { english }")
  copy.replace('content/site.yaml', 'items:\n', 'items:\n    - { type: phone, label: { ru: Позвонить, de: Anruf } }\n')
  copy.replace('content/site.yaml', /.+code: en/, '  - { code: de, label: Deutsch }\n  - { code: en')
  copy.replace('content/docs/index.ru.mdx', 'description:', 'audience: всем\ndescription:')
  copy.write('components/mdx/role/role.tsx', role)
  copy.write('components/mdx/role/role.rules.ts', roleRules)
  copy.replace('components/mdx/components.ts', '  Steps,', '  Role,\n  Steps,')
  copy.replace(
    'components/mdx/components.ts',
    'import { Steps }',
    "import { Role } from './role/role'\nimport { Steps }",
  )
  copy.replace('components/mdx/kit.ts', '    Steps: steps,', '    Role: role,\n    Steps: steps,')
  copy.replace(
    'components/mdx/kit.ts',
    'import { slotRules }',
    "import { role } from './role/role.rules'\nimport { slotRules }",
  )
  copy.replace('content/docs/index.ru.mdx', /$/, '\nДля кого: <Role>Администратор</Role>.\n')
  const checked = copy.run('tsx', ['scripts/check/index.ts'])
  assert.equal(checked.status, 0, checked.output)
  assert.doesNotMatch(checked.output, /site\.yaml|audience/)
  copy.write('ask.ts', ASK)
  const asked = copy.run('tsx', ['ask.ts'])
  assert.equal(asked.status, 0, asked.output)
  assert.deepEqual(JSON.parse(asked.output), {
    item: { type: 'link', label: 'Anruf', href: 'tel:+7 495 222-22-22' },
    audience: ['всем'],
    stems: [true, true],
    typography: '5\u00a0px',
    role: true,
  })
})

test('a language without a record is told', () => {
  copy.replace('content/site.yaml', 'code: de', 'code: fr')
  copy.replace('content/site.yaml', ', de: Anruf', '')
  const { output, status } = copy.run('tsx', ['scripts/check/index.ts'])
  assert.equal(status, 0, output)
  assert.match(output, /Warning in site\.yaml:12\n {2}locales\.1\.code: the interface has no texts in “fr”/)
  assert.match(output, /“fr” well: the search finds words only as they are written; texts are set as they are typed;/)
})
