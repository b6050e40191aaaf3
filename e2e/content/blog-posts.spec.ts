import fs from 'node:fs'
import path from 'node:path'
import { at, expect, LOCALES, mark, start, test, texts } from '../support/reader'
import { SITES, someOf, url } from '../support/sites'
import { en, ru, SAID } from './blog'

for (const locale of someOf(LOCALES)) {
  const prefix = locale === 'ru' ? '' : '/en'
  const { blog: t } = texts(locale)
  const said = SAID[locale]

  test.describe(`blog in ${locale}, without scripts`, () => {
    test.use({ javaScriptEnabled: false })

    test('ten releases on the first page, three on the second', async ({ page }) => {
      await page.goto(url('main', `${prefix}/blog`))
      await expect(page.locator('main article')).toHaveCount(10)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.title)
      await expect(page.locator('main article').first().getByRole('link', { name: t.readMore })).toBeVisible()
      await expect(page.locator('main article').first()).toContainText(said.reading)
      await page.getByRole('navigation', { name: t.pages }).getByRole('link', { name: t.olderPosts }).click()
      await expect(page).toHaveURL(url('main', `${prefix}/blog/page/2`))
      await expect(page.locator('main article')).toHaveCount(3)
    })

    test('the sidebar lists all releases by year, newest first', async ({ page }) => {
      await page.goto(url('main', `${prefix}/blog`))
      const sidebar = page.getByRole('navigation', { name: t.sidebar })
      await expect(sidebar.locator('section')).toHaveCount(2)
      await expect(sidebar.locator('section > p')).toHaveText(['2025', '2024'])
      await expect(sidebar.locator('section a')).toHaveCount(13)
      await expect(sidebar.locator('section a').first()).toHaveAttribute('href', `${prefix}/blog/release-7_21_0`)
      await expect(sidebar.locator('p').first()).toHaveText(t.title)
    })

    test('a post: facts, changes by module with badges and pages, tags, neighbours', async ({ page }) => {
      await page.goto(url('main', `${prefix}/blog/release-7_15_0`))
      const article = page.locator('main article')
      await expect(article.locator('time')).toHaveAttribute('datetime', '2025-04-16')
      await expect(article.getByRole('heading', { level: 3 }).first()).toBeVisible()
      await expect(article.locator('li[data-type]')).toHaveCount(10)
      await expect(article.locator('li[data-type] .badge').first()).toHaveText(said.breaking)
      await expect(article.locator('[id="7.15.0-api-v1-removed"]')).toHaveCount(1)
      await expect(article.locator('li[data-type] a[href$="/docs/architecture/versioning#api"]').first()).toBeVisible()
      await expect(article.locator('footer li')).toHaveCount(4)
      const neighbours = page.getByRole('navigation', { name: t.neighbours })
      await expect(neighbours.locator('[rel=prev]')).toHaveAttribute('href', `${prefix}/blog/release-7_14_0`)
      await expect(neighbours.locator('[rel=next]')).toHaveAttribute('href', `${prefix}/blog/release-7_16_0`)
    })

    test('archive, authors, author, tags and tag pages', async ({ page }) => {
      await page.goto(url('main', `${prefix}/blog/archive`))
      await expect(page.locator('main time')).toHaveCount(13)
      await expect(page.getByRole('heading', { level: 2 }).first()).toContainText(said.year)
      await page.goto(url('main', `${prefix}/blog/authors`))
      for (const count of said.posts) await expect(page.getByText(count).first()).toBeVisible()
      await page.goto(url('main', `${prefix}/blog/authors/release-team`))
      await expect(page.locator('main article')).toHaveCount(10)
      await page.goto(url('main', `${prefix}/blog/authors/release-team/page/2`))
      await expect(page.locator('main article')).toHaveCount(1)
      await page.goto(url('main', `${prefix}/blog/tags`))
      await expect(page.locator('main li')).toHaveCount(15)
      await page.goto(url('main', `${prefix}/blog/tags/release/page/2`))
      await expect(page.locator('main article')).toHaveCount(3)
    })

    test('every change of every release, breaking ones first', async ({ page }) => {
      await page.goto(url('main', `${prefix}/blog/changes`))
      const changes = page.locator('li[data-version]')
      await expect(changes).toHaveCount(129)
      const types = await changes.evaluateAll((list) => list.map((item) => (item as HTMLElement).dataset.type))
      expect(types.lastIndexOf('breaking')).toBe(types.filter((type) => type === 'breaking').length - 1)
      await expect(page.locator('form')).toBeHidden()
      const ids = await changes.evaluateAll((list) => list.map(({ id }) => id))
      expect(new Set(ids).size).toBe(129)
    })

    test('the home page shows the three newest releases', async ({ page }) => {
      await page.goto(url('main', at(locale, '/')))
      await expect(page.locator('section[aria-labelledby=newest] li')).toHaveCount(3)
      await expect(page.locator('section[aria-labelledby=newest] li a').first()).toHaveAttribute(
        'href',
        `${prefix}/blog/release-7_21_0`,
      )
    })
  })
}

test('on a phone the drawer shows the releases first, then the main menu', { tag: '@nightly' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(url('main', '/blog'))
  await page.getByRole('button', { name: ru.shell.menu }).click()
  await expect(page.getByRole('navigation', { name: ru.blog.sidebar })).toBeVisible()
  await page.getByRole('button', { name: ru.page.backToMain }).click()
  await expect(page.getByRole('navigation', { name: ru.blog.sidebar })).toBeHidden()
})

for (const path of someOf(['/blog', '/blog/release-1_10_0']))
  test(`the skip link puts the focus on the text of ${path}`, async ({ page }) => {
    await page.goto(url('blog', path))
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
  })

test('soft navigation from a list to a post and to the filter', async ({ page }) => {
  await page.goto(url('main', '/blog'))
  await start(page)
  const stayed = await mark(page)
  await page.locator('main article h2 a').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('7.21')
  await page
    .getByRole('navigation', { name: ru.blog.sidebar })
    .getByRole('link', { name: ru.blog.changesTitle })
    .click()
  await page.getByRole('combobox', { name: ru.blog.type, exact: true }).selectOption('breaking')
  await expect(page.getByRole('status').first()).toHaveText('7 изменений')
  expect(await stayed()).toBe(true)
})

test.describe('a fixture of eleven posts', () => {
  test.use({ javaScriptEnabled: false })

  test('ten and one; unlisted and draft posts in no list', async ({ page }) => {
    for (const prefix of ['', '/en']) {
      await page.goto(url('blog', `${prefix}/blog`))
      await expect(page.locator('main article')).toHaveCount(10)
      await page.goto(url('blog', `${prefix}/blog/page/2`))
      await expect(page.locator('main article')).toHaveCount(1)
      await page.goto(url('blog', `${prefix}/blog/archive`))
      await expect(page.locator('main time')).toHaveCount(11)
      for (const name of ['Тайный', 'Secret', 'Недописанный', 'Unfinished'])
        await expect(page.getByText(name)).toHaveCount(0)
    }
  })

  test('an unlisted post has its address and a banner, a draft has none', async ({ page }) => {
    const unlisted = await page.goto(url('blog', '/blog/hidden'))
    expect(unlisted?.status()).toBe(200)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, nofollow')
    await expect(page.getByText(ru.docs.unlistedText)).toBeVisible()
    expect((await page.request.get(url('blog', '/blog/unfinished'))).status()).toBe(404)
  })

  test('an author without posts', { tag: '@nightly' }, async ({ page }) => {
    await page.goto(url('blog', '/blog/authors'))
    await expect(page.locator('main li').nth(1)).toContainText('Релизов пока нет')
    await page.goto(url('blog', '/en/blog/authors/silent'))
    await expect(page.locator('main')).toContainText('No posts yet')
  })

  test('a post without a translation: Russian text, notice, canonical of the original', async ({ page }) => {
    await page.goto(url('blog', '/en/blog/release-1_5_0'))
    await expect(page.locator('main article')).toHaveAttribute('lang', 'ru')
    await expect(page.getByText(en.docs.fallbackText)).toBeVisible()
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', 'https://news.example/blog/release-1_5_0')
    await expect(page.locator('link[hreflang]')).toHaveCount(0)
  })

  test('a truncated post, and changes where their author put them', { tag: '@nightly' }, async ({ page }) => {
    await page.goto(url('blog', '/blog'))
    const first = page.locator('main article').first()
    await expect(first).toContainText('Слова до изменений')
    await expect(first).not.toContainText('Этого в списке нет')
    await page.goto(url('blog', '/blog/release-1_10_0'))
    await expect(page.locator('main article h2')).toContainText([
      /Раньше изменений/,
      ru.blog.changes,
      /Позже изменений/,
    ])
    await expect(page.locator('main article')).toContainText('<нет> & «да»')
  })

  test('one post with a tag: singular, one page', { tag: '@nightly' }, async ({ page }) => {
    await page.goto(url('blog', '/blog/tags/one'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('1 релиз с тегом «одна запись»')
    expect((await page.request.get(url('blog', '/blog/tags/secret'))).status()).toBe(404)
  })
})

test('an empty blog, under a base path', async ({ page }) => {
  await page.goto(url('based', '/base/blog'))
  await expect(page.locator('main')).toContainText(ru.blog.empty)
  for (const [address, text] of [
    ['archive', ru.blog.empty],
    ['tags', ru.blog.noTags],
    ['authors', ru.blog.noAuthors],
    ['changes', ru.blog.noChanges],
  ] as const) {
    await page.goto(url('based', `/base/blog/${address}`))
    await expect(page.locator('main')).toContainText(text)
  }
  await expect(
    page.getByRole('navigation', { name: ru.shell.mainNav }).getByRole('link', { name: 'Релизы' }),
  ).toHaveAttribute('href', '/base/blog')
  const rss = fs.readFileSync(path.join(SITES.based.out, 'blog/rss.xml'), 'utf8')
  expect(rss).toContain('<link>https://based.example/base/blog</link>')
})
