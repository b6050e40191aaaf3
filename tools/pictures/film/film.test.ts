import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ContentError, type Problem } from '../../../lib/core/problem'
import { breakLines, toVtt } from './captions'
import { readFilm } from './film'
import type { Film } from './types'

const head = (duration = 20) => `page: bi/video/start\nduration: ${duration}\nposter: 3\nchapters:\n`
const first = `  - at: 0
    title: '{Один|One}'
    steps:
      - screen: bi/registry
      - say: '{Реестр|The registry}'
      - click: '#create'
      - type: { '#name': '{Да|Yes}' }
      - wait: 2
`

function read(yaml: string): { film: Film; problems: Problem[] } {
  const problems: Problem[] = []
  return { film: readFilm(yaml, 'film.yaml', ['ru', 'en'], problems), problems }
}
const messages = (yaml: string): string[] => read(yaml).problems.map(({ message }) => message)

test('each step begins when the one before it ends', () => {
  const { film, problems } = read(head() + first)
  assert.deepEqual(problems, [])
  assert.deepEqual(
    film.steps.map(({ start, actions: [action] }) => [start, action?.name]),
    [
      [0, 'screen'],
      [0.5, 'say'],
      [0.5, 'click'],
      [1.6, 'type'],
      [2.02, 'wait'], // two letters of the language that is shown
    ],
  )
})

test('a step has its texts in each language', () => {
  const { film } = read(head() + first)
  assert.deepEqual(
    film.steps[3]?.actions.map(({ targets, values }) => [targets, values]),
    [
      [['#name'], ['Да']],
      [['#name'], ['Yes']],
    ],
  )
})

test('a screen may be shown as another user sees it, with something done already', () => {
  const yaml = `${head()}  - at: 0
    title: '{Один|One}'
    steps:
      - screen: bi/registry
        user: karimov
        do: [{ hide: '#row' }, { set: { '#state': '{Новая|New}' } }]
`
  const { film, problems } = read(yaml)
  assert.deepEqual(problems, [])
  const english = film.steps[0]?.actions[1]
  assert.equal(english?.user, 'karimov')
  assert.deepEqual(english?.before, [
    { name: 'hide', targets: ['#row'], values: [] },
    { name: 'set', targets: ['#state'], values: ['New'] },
  ])
})

test('a caption stays until the next one or the end of its chapter', () => {
  const second = `  - at: 10
    title: '{Два|Two}'
    steps:
      - say: '{Раз|One}'
      - wait: 4
      - say: '{Два|Two}'
`
  const { film } = read(head() + first + second)
  assert.deepEqual(
    film.captions.map(({ start, end }) => [start, end]),
    [
      [0.5, 10],
      [10, 14],
      [14, 20],
    ],
  )
})

test('captions become cues in a language', () => {
  const { film } = read(head() + first)
  assert.equal(toVtt(film.captions, 1), 'WEBVTT\n\n1\n00:00:00.500 --> 00:00:20.000\nThe registry\n')
})

const long = 'а'.repeat(30)
const faulty: { name: string; yaml: string; message: RegExp }[] = [
  {
    name: 'a chapter longer than its time',
    yaml: `${head() + first}  - at: 3\n    title: '{Два|Two}'\n    steps: []\n`,
    message: /^chapter 1 is 1\.02 s too long: its steps take 4\.02 s, it has 3 s$/,
  },
  {
    name: 'a caption that is gone before it can be read',
    yaml: `${head() + first}  - at: 10
    title: '{Два|Two}'
    steps:
      - say: '{${long}|Two}'
      - wait: 1
      - say: '{Два|Two}'
`,
    message: /^the caption at 10 s \(ru: “а+”\) is too fast: 30 letters in 1 s$/,
  },
  {
    name: 'a caption of three lines',
    yaml: `${head() + first}      - say: '{${'слово '.repeat(16).trim()}|Two}'\n`,
    message: /takes more than two lines of 42 letters/,
  },
  {
    name: 'a film that begins without a screen',
    yaml: `${head()}  - at: 0\n    title: '{Один|One}'\n    steps: [{ wait: 2 }]\n`,
    message: /begins without a screen/,
  },
  {
    name: 'a first chapter that is late',
    yaml: `${head()}${first.replace('at: 0', 'at: 2')}`,
    message: /the first chapter begins at 0/,
  },
  {
    name: 'a chapter that is not after the one before',
    yaml: `${head() + first}  - at: 0\n    title: '{Два|Two}'\n    steps: []\n`,
    message: /chapter 2 begins at 0 s, not after the one before \(0 s\)/,
  },
  {
    name: 'a chapter after the end',
    yaml: `${head() + first}  - at: 30\n    title: '{Два|Two}'\n    steps: []\n`,
    message: /chapter 2 begins at 30 s, the film ends at 20 s/,
  },
  {
    name: 'a poster after the end',
    yaml: head().replace('poster: 3', 'poster: 20') + first,
    message: /the poster is of second 20/,
  },
  {
    name: 'a title in one language',
    yaml: head() + first.replace('{Один|One}', '{Один}'),
    message: /has 1 part, the site has 2 languages/,
  },
]
for (const { name, yaml, message } of faulty)
  test(`an issue of a film: ${name}`, () => {
    const found = messages(yaml)
    assert.ok(
      found.some((one) => message.test(one)),
      found.join('\n'),
    )
  })

test('an issue is reported with its line', () => {
  const { problems } = read(head() + first.replace('{Да|Yes}', '{Да}'))
  assert.deepEqual(
    problems.map(({ line }) => line),
    [11],
  )
})

const malformed: { name: string; step: string; message: RegExp }[] = [
  { name: 'two things in one step', step: "{ click: '#a', show: '#b' }", message: /a step does one thing/ },
  { name: 'a user without a screen', step: "{ click: '#a', user: orlova }", message: /only “screen” has/ },
  { name: 'an unknown step', step: "{ klick: '#a' }", message: /unknown field/ },
  { name: 'a wait of no time', step: '{ wait: 0 }', message: /wait/ },
]
for (const { name, step, message } of malformed)
  test(`no film: ${name}`, () =>
    assert.throws(
      () => read(`${head() + first}      - ${step}\n`),
      (error) => error instanceof ContentError && message.test(error.message),
    ))

const lines: { text: string; expected: string[] }[] = [
  { text: 'Нажмите «Создать».', expected: ['Нажмите «Создать».'] },
  {
    text: 'The registry opens on Dashboards: folder, status, author, date of change.',
    expected: ['The registry opens on Dashboards:', 'folder, status, author, date of change.'],
  },
  // Not before a number, not after a short word, not before a dash.
  {
    text: 'Теперь фильтры. Выбираем Участок 2, и виджеты считаются заново.',
    expected: ['Теперь фильтры. Выбираем', 'Участок 2, и виджеты считаются заново.'],
  },
  {
    text: 'Реестр открывается на вкладке дашбордов — там папка и статус.',
    expected: ['Реестр открывается на вкладке', 'дашбордов — там папка и статус.'],
  },
]
for (const { text, expected } of lines) test(`lines of “${text}”`, () => assert.deepEqual(breakLines(text), expected))
