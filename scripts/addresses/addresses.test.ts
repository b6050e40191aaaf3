import assert from 'node:assert/strict'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { after, test } from 'node:test'
import { checkSite } from '../../lib/check'
import { ContentError, formatProblem } from '../../lib/core/problem'
import { compileContent, type Files, page, writeContent } from '../tests/small-site'
import { renewAddresses } from '.'

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'addresses-'))
process.env.WORK_DIR = path.join(root, 'work')
after(() => fs.rmSync(root, { recursive: true }))

const OPEN = '## Открыть {#open}\n\nРеестр открывается из меню модуля и показывает все отчёты, к которым есть доступ.'
const FILTERS = '## Фильтры\n\nФильтр по владельцу оставляет в списке отчёты одного человека, а по дате свежие.'
const PUBLISHED: Files = { 'docs/x.ru.mdx': page(`Все отчёты модуля в одном списке.\n\n${OPEN}\n\n${FILTERS}`) }

let count = 0
/** A published site with its record, changed by an author afterwards. */
async function changed(files: Files) {
  const dir = path.join(root, String(count++))
  writeContent(dir, PUBLISHED)
  renewAddresses(dir, await compileContent(dir), false)
  writeContent(dir, { ...PUBLISHED, ...files })
  for (const [file, content] of Object.entries(files)) if (content === undefined) fs.rmSync(path.join(dir, file))
  const content = await compileContent(dir)
  const check = () => checkSite(dir, content).filter(({ severity }) => severity === 'error')
  const accept = () => renewAddresses(dir, content, true)
  const read = (file: string) => fs.readFileSync(path.join(dir, file), 'utf8')
  return { dir, check, accept, read }
}

test('a site without a record is in order, and the command begins one', async () => {
  const { dir, check, read } = await changed({})
  assert.deepEqual(check(), [])
  assert.match(
    read('addresses/docs.yaml'),
    /^\/docs\/x:\n {2}text: "[\w-]{8}"\n {2}anchors:\n {4}open: "[\w-]{8}"\n {4}фильтры: /m,
  )
  assert.ok(!fs.existsSync(path.join(dir, 'redirects.yaml')))
})

test('new pages and headings of a branch need nothing', async () => {
  const { check } = await changed({ 'docs/x.ru.mdx': page(`${OPEN}\n\n${FILTERS}\n\n## Новое\n\nТекст.`) })
  assert.deepEqual(check(), [])
})

test('a renamed page is reported, accepted, and in order after that', async () => {
  const text = PUBLISHED['docs/x.ru.mdx'] ?? ''
  const { check, accept, read } = await changed({
    'docs/x.ru.mdx': undefined,
    'docs/y.ru.mdx': text,
    'sidebars.yaml': 'main: [index, y]\n',
  })
  const [problem] = check()
  assert.equal(problem?.file, 'addresses/docs.yaml')
  assert.equal(problem.line, 2)
  assert.match(problem.message, /^\/docs\/x was published .* moved to \/docs\/y$/)
  assert.match(problem.fix ?? '', /npm run addresses -- --accept/)
  accept()
  assert.match(read('redirects.yaml'), /^\/docs\/x: \/docs\/y$/m)
  assert.deepEqual(check(), [])
})

test('a retitled heading is reported at its line, with the remedy that keeps its address', async () => {
  const { check, accept, read } = await changed({
    'docs/x.ru.mdx': page(
      `Все отчёты модуля в одном списке.\n\n${OPEN}\n\n${FILTERS.replace('Фильтры', 'Условия `a`')}`,
    ),
  })
  const reported = check().map(formatProblem).join('\n')
  assert.match(reported, /docs\/x\.ru\.mdx:12/)
  assert.match(reported, /keep the old id, “## Условия a \{#фильтры\}”/)
  accept()
  assert.match(read('redirects.yaml'), /^\/docs\/x#фильтры: \/docs\/x#условия-a$/m)
  assert.deepEqual(check(), [])
  assert.deepEqual(accept().length, 1)
})

test('what is gone stays an error until somebody decides, and the record stays as it was', async () => {
  const { dir, check, accept, read } = await changed({ 'docs/x.ru.mdx': page(OPEN) })
  const before = read('addresses/docs.yaml')
  assert.throws(accept, ContentError)
  assert.equal(read('addresses/docs.yaml'), before)
  assert.match(check()[0]?.fix ?? '', /“\/docs\/x#фильтры: \{ gone: \{ ru: why \} \}”/)
  fs.writeFileSync(path.join(dir, 'redirects.yaml'), '/docs/x#фильтры: { gone: Фильтров больше нет. }\n')
  assert.deepEqual(check(), [])
  accept()
  fs.rmSync(path.join(dir, 'redirects.yaml'))
  assert.equal(check().length, 1, 'the record keeps what is gone: who deletes the line is reported')
})

test('a redirect to a page that moves leads to its new address in one step', async () => {
  const text = PUBLISHED['docs/x.ru.mdx'] ?? ''
  const { accept, read } = await changed({
    'docs/x.ru.mdx': undefined,
    'docs/y.ru.mdx': text,
    'sidebars.yaml': 'main: [index, y]\n',
    'redirects.yaml': '# kept\n/docs/old: /docs/x\n/docs/old#a: /docs/x#open\n',
  })
  accept()
  assert.match(
    read('redirects.yaml'),
    /# kept\n\/docs\/old: \/docs\/y\n"?\/docs\/old#a"?: \/docs\/y#open\n\/docs\/x: \/docs\/y/,
  )
})
