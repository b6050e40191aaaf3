import fs from 'node:fs'
import path from 'node:path'
import { at, expect, LOCALES, open, say, test, texts } from '../support/reader'
import { SITES, someOf } from '../support/sites'
import { fixture, h1 } from './docs'

for (const locale of someOf(LOCALES)) {
  test.describe(`without scripts, ${locale}`, () => {
    test.use({ javaScriptEnabled: false })

    test('a page says where it stands, and when and by whom it was updated', async ({ page }) => {
      await page.goto(fixture('/docs/guide/third', locale))
      await test.step('breadcrumbs lead from the home page to this one', async () => {
        const path = page.getByRole('navigation', { name: texts(locale).docs.breadcrumbs })
        const [guide, details, third] =
          locale === 'ru' ? ['Руководство', 'Подробности', 'Третья страница'] : ['Guide', 'Details', 'Third page']
        await expect(path.getByRole('listitem')).toHaveText(['', guide, details, third])
        await expect(path.getByRole('link', { name: texts(locale).page.home })).toHaveAttribute('href', at(locale, '/'))
        await expect(path.getByRole('link', { name: guide })).toHaveAttribute('href', at(locale, '/docs/guide/first'))
        await expect(path.locator('[aria-current="page"]')).toHaveText(third)
      })
      await page.goto(fixture('/docs/guide/first', locale))
      await test.step('date, author, and a link to its file', async () => {
        const dates = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
        const date = dates.format(new Date('2025-03-04'))
        const author = locale === 'ru' ? 'Елена Орлова' : 'Elena Orlova'
        await expect(page.getByText(say(locale, 'docs')('updatedBy', { date, author }))).toBeVisible()
        const edit = page.getByRole('link', { name: texts(locale).docs.edit })
        await expect(edit).toHaveAttribute(
          'href',
          `https://git.fixture.example/edit/versions/2.0/docs/guide/first.${locale}.mdx`,
        )
        await expect(edit).toHaveAttribute('rel', 'noopener noreferrer')
      })
    })

    test('titles and languages in the head name the page and its translation', async ({ page }) => {
      const canonical = page.locator('link[rel=canonical]')
      const host = 'https://docs.platform.example'
      await page.goto(at(locale, '/'))
      await expect(page).toHaveTitle('Docs')
      await expect(canonical).toHaveAttribute('href', `${host}${at(locale, '/')}`)
      await page.goto(at(locale, '/docs/bi/intro'))
      await expect(page).toHaveTitle(`${await h1(page).textContent()} | Docs`)
      await expect(canonical).toHaveAttribute('href', `${host}${at(locale, '/docs/bi/intro')}`)
      for (const [code, href] of [
        ['ru', '/docs/bi/intro'],
        ['en', '/en/docs/bi/intro'],
        ['x-default', '/docs/bi/intro'],
      ])
        await expect(page.locator(`link[rel=alternate][hreflang=${code}]`)).toHaveAttribute('href', `${host}${href}`)
    })
  })

  test(`tags, previous and next: links lead through the pages, ${locale}`, { tag: '@nightly' }, async ({ page }) => {
    await open(page, fixture('/docs/guide/first', locale))
    await test.step('a tag leads to its page, which counts its pages', async () => {
      const [guide, safety] = locale === 'ru' ? ['руководство', 'безопасность'] : ['guide', 'safety']
      const [article, headings] = [page.getByRole('article'), page.getByRole('main').getByRole('heading', { level: 2 })]
      const title = (count: number, tag: string) => say(locale, 'docs')('tagTitle', { count, tag })
      await article.getByRole('link', { name: safety }).click()
      await expect(page).toHaveURL(fixture(`/docs/tags/${encodeURIComponent('безопасность')}`, locale))
      await expect(h1(page)).toHaveText(title(1, safety))
      await expect(page).toHaveTitle(`${title(1, safety)} | Fixture`)
      await expect(article).toContainText(locale === 'ru' ? 'О защите данных.' : 'About protecting data.')
      await article.getByRole('link', { name: texts(locale).docs.allTags }).click()
      await expect(h1(page)).toHaveText(texts(locale).docs.tagsTitle)
      await expect(headings).toHaveText(locale === 'ru' ? ['Б', 'Р'] : ['G', 'S'])
      await article.getByRole('link', { name: guide }).click()
      await expect(h1(page)).toHaveText(title(4, guide))
      await expect(headings).toHaveCount(4)
      await expect(article).not.toContainText(locale === 'ru' ? 'Не для списков' : 'Unlisted')
      await expect(article).not.toContainText('Черновик')
    })
    const sidebar = page.getByRole('navigation', { name: texts(locale).docs.sidebar })
    await sidebar.getByRole('link', { name: locale === 'ru' ? 'Начало' : 'Start', exact: true }).click()
    await test.step('in the order of the sidebar, without drafts and unlisted pages', async () => {
      const paginator = page.getByRole('navigation', { name: texts(locale).docs.paginator })
      const order = ['', '/guide/first', '/guide/second', '/guide/third', '/kitchen-sink', '/only-russian', '/outdated']
      await expect(paginator.getByRole('link', { name: texts(locale).docs.previous })).toHaveCount(0)
      for (const [index, path] of order.entries()) {
        await expect(page).toHaveURL(fixture(`/docs${path}`, locale))
        const next = paginator.getByRole('link', { name: texts(locale).docs.next })
        if (index === order.length - 1) await expect(next).toHaveCount(0)
        else await next.click()
      }
      await paginator.getByRole('link', { name: texts(locale).docs.previous }).click()
      await expect(page).toHaveURL(fixture('/docs/only-russian', locale))
    })
  })
}

test('the count phrase has the forms of each language', () => {
  const ru = (count: number) => say('ru', 'docs')('pageCount', { count })
  expect([0, 1, 2, 4, 5, 11, 14, 21, 22, 25, 101].map(ru)).toEqual([
    '0 страниц',
    '1 страница',
    '2 страницы',
    '4 страницы',
    '5 страниц',
    '11 страниц',
    '14 страниц',
    '21 страница',
    '22 страницы',
    '25 страниц',
    '101 страница',
  ])
  expect([0, 1, 2, 21].map((count) => say('en', 'docs')('pageCount', { count }))).toEqual([
    '0 pages',
    '1 page',
    '2 pages',
    '21 pages',
  ])
})

test('/docs/index is /docs', () => {
  const [alias, page] = ['docs/index.html', 'docs.html'].map((file) =>
    fs.readFileSync(path.join(SITES.main.out, file), 'utf8'),
  )
  const titles = [alias, page].map((html = '') => /<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1])
  expect(alias).toContain('<link rel="canonical" href="https://docs.platform.example/docs"')
  expect(titles[0]).toBeTruthy()
  expect(titles[0]).toBe(titles[1])
})
