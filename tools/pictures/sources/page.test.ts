import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Film } from '../film/types'
import { captionFile, checkVideoPage, posterFile, recordingFile } from './page'

const film: Film = {
  page: 'bi/video/start',
  duration: 80,
  poster: 1,
  steps: [],
  captions: [],
  chapters: [
    { start: 0, end: 65, titles: ['Реестр', 'The registry'] },
    { start: 65, end: 80, titles: ['Фильтры', 'Filters'] },
  ],
}
const page = `Text.

<Video src="./media/start.webm" poster="./media/start.jpg" captions="./media/start" title="Start" duration="80">

- 0:00 The registry
- 1:05 Filters

</Video>

See [1:05](#t=65).
`

test('files of a film lie beside its page', () => {
  assert.equal(recordingFile(film.page), 'docs/bi/video/media/start.webm')
  assert.equal(posterFile(film.page), 'docs/bi/video/media/start.jpg')
  assert.equal(captionFile(film.page, 'ru'), 'docs/bi/video/media/start.ru.vtt')
})

test('a page that says what its film says is in order', () =>
  assert.deepEqual(checkVideoPage(page, 'page.en.mdx', film, 1), []))

test('chapters are compared in the language of the page', () => {
  const [problem] = checkVideoPage(page, 'page.ru.mdx', film, 0)
  assert.equal(problem?.message, 'chapter 1 is “0:00 The registry”, that of the film is “0:00 Реестр”')
})

const others: { name: string; from: string; to: string; message: RegExp; line: number }[] = [
  { name: 'duration', from: 'duration="80"', to: 'duration="81"', message: /duration is “81”, .*“80”/, line: 3 },
  { name: 'recording', from: 'start.webm', to: 'other.webm', message: /src is “\.\/media\/other\.webm”/, line: 3 },
  { name: 'captions', from: 'captions="./media/start" ', to: '', message: /captions is “”/, line: 3 },
  { name: 'time of a chapter', from: '- 1:05', to: '- 1:06', message: /chapter 2 is “1:06 Filters”/, line: 3 },
  { name: 'missing chapter', from: '- 1:05 Filters\n', to: '', message: /chapter 2 is “”, .*“1:05 Filters”/, line: 3 },
  { name: 'chapter too many', from: 'Filters\n', to: 'Filters\n- 1:10 End\n', message: /lists 3 chapters/, line: 3 },
  { name: 'link', from: '#t=65', to: '#t=90', message: /leads beyond the end/, line: 10 },
]
for (const { name, from, to, message, line } of others)
  test(`a page says otherwise: ${name}`, () => {
    const problems = checkVideoPage(page.replace(from, to), 'page.en.mdx', film, 1)
    assert.equal(problems.length, 1)
    assert.match(problems[0]?.message ?? '', message)
    assert.equal(problems[0]?.line, line)
  })

test('a page without its film is reported', () =>
  assert.match(checkVideoPage('Text.', 'page.en.mdx', film, 1)[0]?.message ?? '', /does not show its film/))
