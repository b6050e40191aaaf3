import assert from 'node:assert/strict'
import fs from 'node:fs'
import { test } from 'node:test'

/** A film lists its chapters below itself: a table of the same page that names them again says nothing more. */
test('the chapters of a film stand once on its page', () => {
  const pages = fs.readdirSync('content', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.mdx'))
  const films = pages.flatMap((file) => {
    const text = fs.readFileSync(`content/${file}`, 'utf8')
    const [film] = /<Video[\s\S]*?<\/Video>/.exec(text) ?? []
    return film === undefined ? [] : [{ file, film, around: text.replace(film, '') }]
  })
  assert.ok(films.length > 30)
  for (const { file, film, around } of films) {
    const names = [...film.matchAll(/^- \d+:\d+ (.+)$/gm)].map(([, name = '']) => name)
    const again = names.filter((name) =>
      around.split('\n').some((line) => line.includes(`| ${name} |`) || line === `- ${name}`),
    )
    assert.deepEqual(again, [], file)
  }
})
