import { at, expect, LOCALES, open, say, test, texts } from '../support/reader'
import { someOf } from '../support/sites'
import { fixture, h1 } from './docs'

for (const locale of someOf(LOCALES)) {
  test(`breadcrumbs lead from the home page to this one, ${locale}`, async ({ page }) => {
    await page.goto(fixture('/docs/guide/third', locale))
    const path = page.getByRole('navigation', { name: texts(locale).docs.breadcrumbs })
    await expect(path.getByRole('listitem')).toHaveText(
      locale === 'ru' ? ['', 'Руководство', 'Подробности', 'Третья страница'] : ['', 'Guide', 'Details', 'Third page'],
    )
    await expect(path.getByRole('link', { name: texts(locale).page.home })).toHaveAttribute('href', at(locale, '/'))
    await expect(path.getByRole('link', { name: locale === 'ru' ? 'Руководство' : 'Guide' })).toHaveAttribute(
      'href',
      at(locale, '/docs/guide/first'),
    )
    await expect(path.locator('[aria-current="page"]')).toHaveText(locale === 'ru' ? 'Третья страница' : 'Third page')
  })

  test(`previous and next follow the order of the sidebar, without drafts and unlisted pages, ${locale}`, async ({
    page,
  }) => {
    await open(page, fixture('/docs', locale))
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

  test(`says when and by whom it was updated, ${locale}`, async ({ page }) => {
    await page.goto(fixture('/docs/guide/first', locale))
    const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date('2025-03-04'))
    const author = locale === 'ru' ? 'Елена Орлова' : 'Elena Orlova'
    await expect(page.getByText(say(locale, 'docs')('updatedBy', { date, author }))).toBeVisible()
    const edit = page.getByRole('link', { name: texts(locale).docs.edit })
    await expect(edit).toHaveAttribute(
      'href',
      `https://git.fixture.example/edit/versions/2.0/docs/guide/first.${locale}.mdx`,
    )
    await expect(edit).toHaveAttribute('rel', 'noopener noreferrer')
  })

  test(`a tag leads to its page, which counts its pages, ${locale}`, async ({ page }) => {
    await open(page, fixture('/docs/guide/first', locale))
    const [guide, safety] = locale === 'ru' ? ['руководство', 'безопасность'] : ['guide', 'safety']
    const article = page.getByRole('article')
    await article.getByRole('link', { name: safety }).click()
    await expect(page).toHaveURL(fixture(`/docs/tags/${encodeURIComponent('безопасность')}`, locale))
    await expect(h1(page)).toHaveText(say(locale, 'docs')('tagTitle', { count: 1, tag: safety }))
    await expect(page).toHaveTitle(`${say(locale, 'docs')('tagTitle', { count: 1, tag: safety })} | Fixture`)
    await expect(article).toContainText(locale === 'ru' ? 'О защите данных.' : 'About protecting data.')
    await article.getByRole('link', { name: texts(locale).docs.allTags }).click()
    await expect(h1(page)).toHaveText(texts(locale).docs.tagsTitle)
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(
      locale === 'ru' ? ['Б', 'Р'] : ['G', 'S'],
    )
    await article.getByRole('link', { name: guide }).click()
    await expect(h1(page)).toHaveText(say(locale, 'docs')('tagTitle', { count: 4, tag: guide }))
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(4)
    await expect(article).not.toContainText(locale === 'ru' ? 'Не для списков' : 'Unlisted')
    await expect(article).not.toContainText('Черновик')
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

test('/docs/index is /docs', async ({ page }) => {
  await page.goto('/docs/index')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', 'https://docs.platform.example/docs')
  const title = await h1(page).textContent()
  await page.goto('/docs')
  await expect(h1(page)).toHaveText(title ?? '')
})

test.describe('titles and languages in the head', () => {
  for (const locale of someOf(LOCALES)) {
    test(`name the page and its translation, ${locale}`, async ({ page }) => {
      await page.goto(at(locale, '/'))
      await expect(page).toHaveTitle('Docs')
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
        'href',
        `https://docs.platform.example${at(locale, '/')}`,
      )
      await page.goto(at(locale, '/docs/bi/intro'))
      await expect(page).toHaveTitle(`${await h1(page).textContent()} | Docs`)
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
        'href',
        `https://docs.platform.example${at(locale, '/docs/bi/intro')}`,
      )
      for (const [code, href] of [
        ['ru', '/docs/bi/intro'],
        ['en', '/en/docs/bi/intro'],
        ['x-default', '/docs/bi/intro'],
      ])
        await expect(page.locator(`link[rel=alternate][hreflang=${code}]`)).toHaveAttribute(
          'href',
          `https://docs.platform.example${href}`,
        )
    })
  }
})
