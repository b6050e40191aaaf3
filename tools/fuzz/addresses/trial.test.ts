import assert from 'node:assert/strict'
import fs from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { docUrl } from '../../../lib/core/routes'
import { listFiles } from '../../../scripts/system/files'
import type { Model, Section } from './model'
import { tryChanges } from './trial'

/** Sections of the real pages, read without a compiler. */
function readSources(): Model {
  const files = listFiles('content/docs').filter((file) => file.endsWith('.ru.mdx'))
  return new Map(
    files.map((file): [string, Section[]] => {
      const source = fs.readFileSync(path.join('content/docs', file), 'utf8').replace(/^---[\s\S]*?\n---\n/, '')
      const [intro = '', ...parts] = source.split(/^#{2,3} .*\{#([\w-]+)\}$/m)
      const sections = parts.flatMap((id, at) => (at % 2 === 0 ? [{ id, text: parts[at + 1] ?? '' }] : []))
      return [docUrl(file.replace(/\.ru\.mdx$/, '')), [{ id: '', text: intro }, ...sections]]
    }),
  )
}

test('of changes as authors make them at least 95 % are proposed rightly, and no address is lost in silence', () => {
  const outcomes = tryChanges(readSources(), 'unit', 60)
  assert.equal(outcomes.length, 60)
  assert.deepEqual(
    outcomes.flatMap(({ silent }) => silent),
    [],
  )
  assert.deepEqual(
    outcomes.flatMap(({ wrong, why }) => (wrong.length > 0 ? [why] : [])),
    [],
  )
  const missed = outcomes.flatMap(({ kind, isRight, why }) => (isRight ? [] : [`${kind}: ${why}`]))
  assert.ok(missed.length <= 3, missed.join('\n'))
})
