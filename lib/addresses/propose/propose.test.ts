import assert from 'node:assert/strict'
import { test } from 'node:test'
import { lostPages } from '../lost'
import { type LivePage, renewRecord } from '../record'
import type { Decisions } from '../redirects'
import { propose } from '.'

type Site = Record<string, Record<string, string>>
const TEXTS = {
  open: 'Реестр открывается из меню модуля и показывает все отчёты, к которым у вас есть доступ.',
  filters: 'Фильтр по владельцу оставляет в списке отчёты одного человека, а по дате — свежие.',
  share: 'Поделиться отчётом может тот, у кого есть право на публикацию в этом каталоге.',
  delete: 'Удалённый отчёт лежит в корзине тридцать дней, и владелец может его вернуть.',
}
const OTHER = { intro: 'Диаграмма Ганта показывает сроки задач проекта и связи между ними на одной шкале.' }
const PUBLISHED: Site = {
  '/docs/bi/registry': { '': 'Все отчёты модуля в одном списке.', ...TEXTS },
  '/docs/gantt': OTHER,
}

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
const REGISTRY = PUBLISHED['/docs/bi/registry'] ?? {}
const { filters, ...unfiltered } = REGISTRY
const { share: _share, delete: _delete, ...firstHalf } = REGISTRY

const R = '/docs/bi/registry'
const cases: { name: string; site: Site; decisions?: Decisions; copied?: Site; expected: string[] }[] = [
  { name: 'nothing changed', site: PUBLISHED, expected: [] },
  {
    name: 'a page that is new, and a heading that is new',
    site: { ...PUBLISHED, '/docs/new': { '': 'Text.', a: '' }, '/docs/gantt': { ...OTHER, more: 'Text.' } },
    expected: [],
  },
  {
    name: 'moved',
    site: { '/docs/gantt': OTHER, '/docs/bi/catalogue': REGISTRY },
    expected: [`certain moved ${R} → /docs/bi/catalogue 100 %`],
  },
  {
    name: 'moved, with a retitled heading',
    site: { '/docs/gantt': OTHER, '/docs/bi/catalogue': { ...unfiltered, conditions: TEXTS.filters } },
    expected: [
      `certain moved ${R} → /docs/bi/catalogue 100 %`,
      `certain retitled ${R}#filters → /docs/bi/catalogue#conditions 100 %`,
    ],
  },
  {
    name: 'merged',
    site: { '/docs/gantt': { ...OTHER, about: REGISTRY[''] ?? '', ...TEXTS } },
    expected: [
      `certain merged ${R} → /docs/gantt#about 100 %`,
      ...Object.keys(TEXTS).map((id) => `certain merged ${R}#${id} → /docs/gantt#${id} 100 %`),
    ],
  },
  {
    name: 'split',
    site: {
      '/docs/gantt': OTHER,
      '/docs/bi/list': firstHalf,
      '/docs/bi/rights': { share: TEXTS.share, delete: TEXTS.delete },
    },
    expected: [
      `certain split ${R} → /docs/bi/list 100 %`,
      `certain split ${R}#share → /docs/bi/rights#share 100 %`,
      `certain split ${R}#delete → /docs/bi/rights#delete 100 %`,
    ],
  },
  {
    name: 'a retitled heading',
    site: { ...PUBLISHED, [R]: { ...unfiltered, conditions: TEXTS.filters } },
    expected: [`certain retitled ${R}#filters → ${R}#conditions 100 %`],
  },
  {
    name: 'a heading with another title and another text at the same place',
    site: { ...PUBLISHED, '/docs/gantt': { plan: 'Ничего из прежнего текста.' } },
    expected: ['asked place /docs/gantt#intro → /docs/gantt#plan 0 %'],
  },
  {
    name: 'a section that moved to another page',
    site: { [R]: unfiltered, '/docs/gantt': { ...OTHER, filters: filters ?? '' } },
    expected: [`certain moved ${R}#filters → /docs/gantt#filters 100 %`],
  },
  {
    name: 'capitals',
    site: { '/docs/gantt': { Intro: OTHER.intro }, '/docs/BI/Registry': REGISTRY },
    expected: [
      `certain case ${R} → /docs/BI/Registry 100 %`,
      'certain case /docs/gantt#intro → /docs/gantt#Intro 100 %',
    ],
  },
  { name: 'gone', site: { '/docs/gantt': OTHER }, expected: [`asked gone ${R} → nowhere 0 %`] },
  {
    name: 'gone, and the same text was on another page already',
    site: { ...PUBLISHED },
    copied: { '/docs/7.20/bi/registry': REGISTRY },
    expected: ['asked gone /docs/7.20/bi/registry → /docs/bi/registry 100 %'],
  },
  {
    name: 'a section that is gone',
    site: { ...PUBLISHED, [R]: unfiltered },
    expected: [`asked gone ${R}#filters → nowhere 0 %`],
  },
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
  {
    name: 'an anchor that its redirected page has not',
    site: { '/docs/gantt': OTHER, '/docs/bi/catalogue': unfiltered },
    decisions: { [R]: '/docs/bi/catalogue' },
    expected: [`asked gone ${R}#filters → nowhere 0 %`],
  },
]

for (const { name, site, decisions = {}, copied = {}, expected } of cases)
  test(name, () => {
    const live = liveOf(site)
    const record = recordOf({ ...PUBLISHED, ...copied })
    assert.deepEqual(
      propose(lostPages(record.values(), live, decisions), record, live).map(
        ({ kind, from, to = 'nowhere', share, isCertain }) =>
          `${isCertain ? 'certain' : 'asked'} ${kind} ${from} → ${to} ${Math.round(share * 100)} %`,
      ),
      expected,
    )
  })
