import assert from 'node:assert/strict'
import fs from 'node:fs'
import { test } from 'node:test'
import { docFrontMatter, postFrontMatter } from './front-matter'

/** Guides with the fields that each must show, with the sentence of their schema. */
const guides = [
  { guide: 'contributing/page.md', shape: docFrontMatter.shape, names: Object.keys(docFrontMatter.shape) },
  {
    guide: 'contributing/release.md',
    shape: postFrontMatter.shape,
    names: ['date', 'version', 'authors', 'tags'],
  },
]
for (const { guide, shape, names } of guides)
  test(`${guide} shows every field as its schema has it`, () => {
    const lines = fs.readFileSync(guide, 'utf8').split('\n')
    for (const [name, { description = '' }] of Object.entries(shape)) {
      assert.notEqual(description, '', `${name} has no sentence`)
      if (names.includes(name))
        assert.ok(
          lines.some((line) => line.trim().startsWith(`${name}: `) && line.endsWith(` # ${description}`)),
          `${name}: … # ${description}`,
        )
    }
  })
