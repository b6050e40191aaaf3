import assert from 'node:assert/strict'
import { test } from 'node:test'
import { lostPages } from './broken-urls'
import { propose } from './propose'
import { type LivePage, renewRecord } from './record'
import type { Decisions } from './redirects'

type Site = Record<string, Record<string, string>>
const TEXTS = {
  open: 'Реестр открывается из меню модуля и показывает все отчёты.',
  filters: 'Фильтр по владельцу оставляет в списке отчёты одного человека.',
  share: 'Поделиться отчётом может тот, у кого есть право на публикацию.',
}
const OTHER = { intro: 'Диаграмма Ганта показывает сроки задач проекта.' }
const REGISTRY = { '': 'Все отчёты модуля в одном списке.', ...TEXTS }
const R = '/docs/bi/registry'
const PUBLISHED: Site = { [R]: REGISTRY, '/docs/gantt': OTHER }

const liveOf = (site: Site) =>
  new Map(
    Object.entries(site).map(([path, texts]): [string, LivePage] => [
      path,
      { path, anchors: Object.keys(texts).filter(Boolean), texts: () => new Map(Object.entries(texts)) },
    ]),
  )
const recordOf = (site: Site) =>
  new Map(
    renewRecord(new Map(), liveOf(site), undefined).map((page) => [
      page.path,
      { ...page, file: 'addresses/docs.yaml', line: 1, lines: new Map<string, number>() },
    ]),
  )
const { filters, ...unfiltered } = REGISTRY

const cases: {
  name: string
  site: Site
  decisions?: Decisions
  copied?: Site
  renamed?: [string, string][]
  expected: string[]
}[] = [
  { name: 'nothing changed', site: PUBLISHED, expected: [] },
  {
    name: 'new pages and headings',
    site: { ...PUBLISHED, '/docs/new': { '': 'Text.', a: '' }, '/docs/gantt': { ...OTHER, more: 'Text.' } },
    expected: [],
  },
  {
    name: 'a page with the same text at another address, whose anchors go along',
    site: { '/docs/gantt': OTHER, '/docs/bi/catalogue': REGISTRY },
    expected: [`certain text ${R} → /docs/bi/catalogue`],
  },
  {
    name: 'a page that moved, with a retitled heading',
    site: { '/docs/gantt': OTHER, '/docs/bi/catalogue': { ...unfiltered, conditions: filters } },
    expected: [`certain text ${R} → /docs/bi/catalogue`, `certain text ${R}#filters → /docs/bi/catalogue#conditions`],
  },
  {
    name: 'a page that moved and lost a section',
    site: { '/docs/gantt': OTHER, '/docs/bi/catalogue': unfiltered },
    expected: [`certain text ${R} → /docs/bi/catalogue`, `unsure ${R}#filters → nowhere`],
  },
  {
    name: 'a page that became a part of another',
    site: { '/docs/gantt': { ...OTHER, about: REGISTRY[''], ...TEXTS } },
    expected: [
      `certain text ${R} → /docs/gantt#about`,
      ...Object.keys(TEXTS).map((id) => `certain text ${R}#${id} → /docs/gantt#${id}`),
    ],
  },
  {
    name: 'a page with another text above its headings, divided between two',
    site: { '/docs/gantt': OTHER, '/docs/a': { open: TEXTS.open, filters }, '/docs/b': { share: TEXTS.share } },
    expected: [`unsure text ${R} → /docs/a`, `certain text ${R}#share → /docs/b#share`],
  },
  {
    name: 'a page whose file git knows as renamed, with other texts',
    site: { '/docs/gantt': OTHER, '/docs/bi/catalogue': { '': 'Совсем другое.', open: 'Иначе.' } },
    renamed: [[R, '/docs/bi/catalogue']],
    expected: [`certain git ${R} → /docs/bi/catalogue`, `unsure ${R}#filters → nowhere`, `unsure ${R}#share → nowhere`],
  },
  {
    name: 'a page that was renamed and then removed',
    site: { '/docs/gantt': OTHER },
    renamed: [[R, '/docs/bi/catalogue']],
    expected: [`unsure ${R} → nowhere`],
  },
  {
    name: 'a retitled heading',
    site: { ...PUBLISHED, [R]: { ...unfiltered, conditions: filters } },
    expected: [`certain text ${R}#filters → ${R}#conditions`],
  },
  {
    name: 'a heading with another title and a text that was edited: the author decides',
    site: { ...PUBLISHED, [R]: { ...unfiltered, conditions: `${filters} И ещё слово.` } },
    expected: [`unsure ${R}#filters → nowhere`],
  },
  {
    name: 'a section that moved to another page',
    site: { [R]: unfiltered, '/docs/gantt': { ...OTHER, filters } },
    expected: [`certain text ${R}#filters → /docs/gantt#filters`],
  },
  {
    name: 'a text that is at two new places',
    site: { [R]: unfiltered, '/docs/gantt': { ...OTHER, filters, again: filters } },
    expected: [`unsure text ${R}#filters → /docs/gantt#filters`],
  },
  {
    name: 'a text that several pages had does not tell which of them went where',
    site: { [R]: unfiltered, '/docs/gantt': { ...OTHER, filters }, '/docs/copy': { filters } },
    copied: { '/docs/copy': { filters } },
    expected: [`unsure text ${R}#filters → /docs/gantt#filters`],
  },
  {
    name: 'capitals',
    site: { '/docs/gantt': { Intro: OTHER.intro }, '/docs/BI/Registry': REGISTRY },
    expected: [`certain text ${R} → /docs/BI/Registry`, 'certain text /docs/gantt#intro → /docs/gantt#Intro'],
  },
  { name: 'gone', site: { '/docs/gantt': OTHER }, expected: [`unsure ${R} → nowhere`] },
  {
    name: 'decided already',
    site: { '/docs/gantt': OTHER, '/docs/bi/catalogue': REGISTRY },
    decisions: { [R]: '/docs/bi/catalogue' },
    expected: [],
  },
  {
    name: 'decided as gone',
    site: { '/docs/gantt': OTHER },
    decisions: { [R]: { gone: { ru: 'Нет.' } } },
    expected: [],
  },
]

for (const { name, site, decisions = {}, copied = {}, renamed = [], expected } of cases)
  test(name, () => {
    const live = liveOf(site)
    const record = recordOf({ ...PUBLISHED, ...copied })
    assert.deepEqual(
      propose(lostPages(record.values(), live, decisions), record, live, () => new Map(renamed)).map(
        ({ from, to = 'nowhere', by, isCertain }) =>
          `${isCertain ? 'certain' : 'unsure'} ${by ? `${by} ` : ''}${from} → ${to}`,
      ),
      expected,
    )
  })
