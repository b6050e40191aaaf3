import assert from 'node:assert/strict'
import { test } from 'node:test'
import { concatList } from './encode'
import { FPS } from './frames'

/** Files and lengths of a list for ffmpeg. */
const entries = (list: string): [string, number][] =>
  [...list.matchAll(/file '(.+)'\noption framerate (\d+)\nduration (.+)\n/g)].map(([, file, rate, length]) => {
    assert.equal(Number(rate), FPS)
    return [file ?? '', Number(length)]
  })

test('pictures last as long as they should, the last one parted so that its length is heard', () => {
  const list = concatList([
    { file: '0.png', length: 1 },
    { file: '1.png', length: 2 },
  ])
  const found = entries(list)
  assert.deepEqual(
    found.map(([file]) => file),
    ['0.png', '1.png', '1.png'],
  )
  assert.ok(Math.abs(found.reduce((sum, [, length]) => sum + length, 0) - 3) < 0.001)
  assert.ok(Math.abs((found.at(-1)?.[1] ?? 0) - 1 / FPS) < 0.001)
})

test('a last picture of one frame is not parted', () =>
  assert.equal(entries(concatList([{ file: '0.png', length: 1 / FPS }])).length, 1))
