import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { after, test } from 'node:test'
import { promisify } from 'node:util'
import { XMLValidator } from 'fast-xml-parser'
import { drawCard, wrap } from './cards'

for (const { title, lines } of [
  { title: 'Чат', lines: ['Чат'] },
  {
    title: 'Версия 7.21: отладка процессов и данные по URL',
    lines: ['Версия 7.21: отладка', 'процессов и данные по URL'],
  },
  { title: 'GetGcpVisionAnnotateFilesOperationStatusAndMore', lines: 2 },
  { title: 'слово '.repeat(60).trim(), lines: 4 },
]) {
  test(`wrap: ${title.slice(0, 40)}`, () => {
    const wrapped = wrap(title, 68)
    if (typeof lines === 'number') assert.equal(wrapped.length, lines)
    else assert.deepEqual(wrapped, lines)
  })
}

test('a title that does not fit ends in an ellipsis', () =>
  assert.match(wrap('слово '.repeat(60), 56).at(-1) ?? '', /…$/))
test('signs of a title are no markup', () => {
  const svg = drawCard({ title: 'A < B & "C"', section: '<s>', product: 'P & Q' })
  assert.equal(XMLValidator.validate(svg), true)
  assert.ok(svg.includes('A &lt; B &amp; &quot;C&quot;'))
})
test('the same card is the same picture', () => {
  const card = { title: 'a', section: 'b', product: 'c' }
  assert.equal(drawCard(card), drawCard({ ...card }))
  assert.notEqual(drawCard(card), drawCard({ ...card, title: 'd' }))
})

test('processes that keep the same cards at once do not disturb each other', async () => {
  const WORK_DIR = path.resolve('.cache/test/cards')
  after(() => fs.rmSync(WORK_DIR, { recursive: true, force: true }))
  const script = `import { keepCard } from './lib/cards'\nfor (let n = 0; n < 2000; n++) keepCard({ title: String(n), section: '', product: '' })`
  const keep = () =>
    promisify(execFile)(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', script], {
      env: { ...process.env, WORK_DIR },
    })
  await Promise.all([keep(), keep(), keep()])
  const names = fs.readdirSync(path.join(WORK_DIR, '.contentlayer/cards'))
  assert.equal(names.length, 2000)
  assert.ok(names.every((name) => name.endsWith('.svg')))
})
