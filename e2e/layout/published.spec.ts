/** What the layout says in its HTML, before any script. */
import { expect, test } from '@playwright/test'
import { all, one, parsed, textOf } from '../support/parsed'
import { at, LOCALES, say, texts } from '../support/reader'

for (const locale of LOCALES) {
  const { docs, shell } = texts(locale)
  const navbar = (address: string) => one(parsed('main', at(locale, address)), 'nav', { ariaLabel: shell.mainNav })

  test(`the announcement has its own text and a working link, ${locale}`, () => {
    const bar = one(parsed('main', at(locale, '/docs')), 'section', { ariaLabel: shell.announcement })
    expect(textOf(bar)).toMatch(locale === 'ru' ? /Вышла/ : /is out/)
    expect(one(bar, 'a').properties.href).toBe(at(locale, '/blog/release-7_21_0#before-upgrade'))
  })

  test(`the navbar marks the section, and says which link opens a new tab, ${locale}`, () => {
    const marked = all(navbar('/docs/bi/intro'), 'a', { ariaCurrent: 'true' })
    expect(marked.map(({ properties }) => properties.href)).toEqual([at(locale, '/docs')])
    expect(all(navbar('/'), 'a', { ariaCurrent: 'true' })).toEqual([])
    const outside = one(navbar('/'), 'a', { target: '_blank' })
    expect(textOf(outside)).toContain(locale === 'ru' ? 'Корпоративная редакция' : 'Enterprise')
    expect(textOf(outside)).toContain(shell.external)
    expect(outside.properties.rel).toEqual(['noopener', 'noreferrer'])
  })

  test(`the footer has four columns; outside links open a new tab, ${locale}`, () => {
    const footer = all(parsed('main', at(locale, '/docs')), 'footer').at(-1)
    if (!footer) throw new Error('there is no footer')
    expect(all(footer, 'h2')).toHaveLength(4)
    expect(textOf(one(footer, 'a', { href: 'mailto:support@platform.example' }))).toBe('support@platform.example')
    expect(textOf(one(footer, 'a', { href: 'tel:+74950000000' }))).toContain('+7 495')
    expect(textOf(footer)).toContain('© 2025')
    const outside = all(footer, 'a').filter((link) => textOf(link).includes(shell.external))
    expect(outside.length).toBeGreaterThanOrEqual(6)
    for (const { properties } of outside)
      expect(properties).toMatchObject({ target: '_blank', rel: ['noopener', 'noreferrer'] })
  })

  test(`the contents have levels 2 and 3 only, and headings a link with a label, ${locale}`, () => {
    const contents = all(parsed('fixture', at(locale, '/docs/kitchen-sink')), 'nav', { ariaLabel: docs.toc })
    expect(contents, 'beside the text, and above it on a phone').toHaveLength(2)
    for (const toc of contents) {
      const labels = all(toc, 'a').map(textOf)
      expect(labels).toContain(locale === 'ru' ? 'Заголовок третьего уровня' : 'A heading of the third level')
      expect(labels).not.toContain(locale === 'ru' ? 'Заголовок четвёртого уровня' : 'A heading of the fourth level')
    }
    const heading = locale === 'ru' ? 'Раздел 3' : 'Section 3'
    const ariaLabel = say(locale, 'kit')('headingLink', { heading })
    expect(all(parsed('fixture', at(locale, '/docs/guide/first')), 'a', { ariaLabel })).toHaveLength(1)
  })
}

test('the sidebar holds the open path only, in the order of sidebars.yaml', () => {
  const sidebar = one(parsed('main', '/docs/bi/datasources/csv'), 'doc-sidebar', { ariaLabel: texts().docs.sidebar })
  const links = all(sidebar, 'a')
  const places = ['Архитектура', 'Рабочие процессы', 'Аналитика'].map((label) => links.map(textOf).indexOf(label))
  expect(places).not.toContain(-1)
  expect(places).toEqual(places.toSorted((one, other) => one - other))
  expect(all(sidebar, 'a', { ariaCurrent: 'page' }).map(({ properties }) => properties.href)).toEqual([
    '/docs/bi/datasources/csv',
  ])
  const addresses = links.map(({ properties }) => properties.href)
  expect(addresses).toContain('/docs/bi/datasources/postgresql')
  expect(addresses).not.toContain('/docs/workflow/elements/action')
  expect(addresses).not.toContain('/docs/bi/video/bi-start')
})

test('a page that is shown in another language keeps the direction of its text', () => {
  const article = one(parsed('based', '/he/docs/other'), 'article')
  expect(article.properties.dir).toBe('ltr')
  expect(all(article, 'nav')[0]?.properties.dir).toBe('rtl')
})

test('the page of results is not for search engines', () => {
  expect(one(parsed('main', '/search'), 'meta', { name: 'robots' }).properties.content).toContain('noindex')
})
