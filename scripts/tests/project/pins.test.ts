import assert from 'node:assert/strict'
import fs from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'

const WORKFLOWS = '.github/workflows'
const linesOf = (file: string, pattern: RegExp): string[] =>
  [...fs.readFileSync(file, 'utf8').matchAll(pattern)].map(([, found = '']) => found)
const actions = fs.readdirSync(WORKFLOWS).flatMap((file) => linesOf(path.join(WORKFLOWS, file), /uses: (.*)$/gm))
const images = linesOf('deploy/Containerfile', /^FROM (\S+)/gm)
const node = fs.readFileSync('.nvmrc', 'utf8').trim()

test('an action is the commit that was looked at, with the name of its release', () => {
  assert.ok(actions.length > 0)
  for (const action of actions) assert.match(action, /^[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/)
})

test('every workflow uses the same release of an action', () => {
  const releases = new Set(actions.map((action) => action.replace(/^([\w-]+\/[\w-]+)[^@]*@/, '$1@')))
  assert.equal(releases.size, new Set([...releases].map((action) => action.replace(/@.*/, ''))).size)
})

test('an image is named by its tag and its digest', () => {
  assert.equal(images.length, 2)
  for (const image of images) assert.match(image, /^docker\.io\/library\/\w+:\d+\.\d+\.\d+[\w-]*@sha256:[0-9a-f]{64}$/)
})

test('the container and the workflows build with the same Node', () => {
  assert.ok(images.some((image) => image.startsWith(`docker.io/library/node:${node}-`)))
})
