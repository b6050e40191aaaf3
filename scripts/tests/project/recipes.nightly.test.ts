import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { ProjectCopy } from '../copy'
import { beginRecipes, endRecipes, ITEMS, LANGUAGES } from '../recipes'

const copy = new ProjectCopy('test-recipes')

const ASK = `
import { navbarItems } from './components/navbar/items'
import { getDocs } from './lib/docs'
import { readBody } from './lib/content/collection/body'
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

before(() => beginRecipes(copy))
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
  endRecipes(copy)
  const checked = copy.run('tsx', ['scripts/check/index.ts'])
  assert.equal(checked.status, 0, checked.output)
  assert.doesNotMatch(checked.output, /site\.yaml|audience/)
  copy.write('ask.ts', ASK)
  const requested = copy.run('tsx', ['ask.ts'])
  assert.equal(requested.status, 0, requested.output)
  assert.deepEqual(JSON.parse(requested.output), {
    item: { type: 'link', label: 'Anruf', href: 'tel:+7 495 222-22-22' },
    audience: ['всем'],
    stems: [true, true],
    typography: '5\u00a0px',
    role: true,
  })
})

test('a language without a record is reported', () => {
  copy.replace('content/site.yaml', 'code: de', 'code: fr')
  copy.replace('content/site.yaml', ', de: Anruf', '')
  const { output, status } = copy.run('tsx', ['scripts/check/index.ts'])
  assert.equal(status, 0, output)
  assert.match(output, /Warning in site\.yaml:12\n {2}locales\.1\.code: the interface has no texts in “fr”/)
  assert.match(
    output,
    /“fr” well: the search finds words only as they are written; quotation marks and spaces are as they are typed;/,
  )
})
