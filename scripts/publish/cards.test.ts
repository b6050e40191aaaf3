import assert from 'node:assert/strict'
import { test } from 'node:test'
import sharp from 'sharp'
import { CARD_SIZE, CARD_TITLE } from '../../lib/site/cards'
import { drawCard } from './cards'
import { limitFonts } from './fonts'

limitFonts()

const { width, height } = CARD_SIZE
const white = () => Buffer.alloc(width * height * 3, 255)

/** The smallest box around what a title has painted. */
async function inkOf(title: string) {
  const { data, info } = await sharp(await drawCard(white(), title))
    .raw()
    .toBuffer({ resolveWithObject: true })
  assert.deepEqual([info.width, info.height], [width, height])
  const box = { left: width, right: 0, top: height, bottom: 0, darkest: 255 }
  for (let pixel = 0; pixel < width * height; pixel++) {
    const red = data[pixel * info.channels] ?? 255
    if (red === 255) continue
    const [x, y] = [pixel % width, Math.floor(pixel / width)]
    box.left = Math.min(box.left, x)
    box.right = Math.max(box.right, x)
    box.top = Math.min(box.top, y)
    box.bottom = Math.max(box.bottom, y)
    box.darkest = Math.min(box.darkest, red)
  }
  return box
}

for (const title of [
  'Чат',
  'Версия 7.21: отладка процессов и данные по URL',
  'A < B & "C"',
  'GetGcpVisionAnnotateFilesOperationStatusAndMore',
  'слово '.repeat(60),
  'Ж'.repeat(300),
])
  test(`a title fits its room: ${title.slice(0, 40)}`, async () => {
    const ink = await inkOf(title)
    assert.ok(ink.left >= CARD_TITLE.left && ink.right < CARD_TITLE.left + CARD_TITLE.width, JSON.stringify(ink))
    assert.ok(ink.top >= CARD_TITLE.top && ink.bottom < CARD_TITLE.top + CARD_TITLE.height, JSON.stringify(ink))
    assert.equal(ink.darkest, CARD_TITLE.color[0])
  })

test('a title of one line is written larger than one of many', async () => {
  const one = await inkOf('Н')
  const many = await inkOf('слово '.repeat(60))
  assert.ok(one.bottom - one.top > 40, JSON.stringify(one))
  assert.ok(many.bottom - many.top > 3 * (one.bottom - one.top), JSON.stringify(many))
})
