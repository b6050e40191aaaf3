import fs from 'node:fs'
import path from 'node:path'
import { after, test } from 'node:test'
import { assertTold } from './told'

const ROOT = path.resolve('.cache/fuzz-night')
after(() => fs.rmSync(ROOT, { recursive: true, force: true }))

test('whatever is broken in a content folder, an author is told in words, or nothing is wrong', () =>
  assertTold([...Array(60).keys()], ROOT))
