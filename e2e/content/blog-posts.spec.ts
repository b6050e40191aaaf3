import fs from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { at, expect, LOCALES, mark, start, test, texts } from '../support/reader'
import { SITES, someOf, url } from '../support/sites'
import { en, ru, SAID } from './blog'

for (const locale of someOf(LOCALES)) {
  const prefix = locale === 'ru' ? '' : '/en'
  const { blog: t } = texts(locale)
  const said = SAID[locale]

  test.describe(`blog in ${locale}, without scripts`, () => {
    test.use({ javaScriptEnabled: false })

    test('lists, posts and changes', async ({ page }) => {
      const articles = page.locator('main article')
      const go = (address: string) => page.goto(url('main', prefix + address))
      await test.step('ten releases on the first page', async () => {
        await go('/blog')
        await expect(articles).toHaveCount(10)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.title)
        await expect(articles.first().getByRole('link', { name: t.readMore })).toBeVisible()
        await expect(articles.first()).toContainText(said.reading)
      })
      await test.step('the sidebar lists all releases by year, newest first', async () => {
        const sidebar = page.getByRole('navigation', { name: t.sidebar })
        await expect(sidebar.locator('section')).toHaveCount(2)
        await expect(sidebar.locator('section > p')).toHaveText(['2025', '2024'])
        await expect(sidebar.locator('section a')).toHaveCount(13)
        await expect(sidebar.locator('section a').first()).toHaveAttribute('href', `${prefix}/blog/release-7_21_0`)
        await expect(sidebar.locator('p').first()).toHaveText(t.title)
      })
      await test.step('three releases on the second page', async () => {
        await page.getByRole('navigation', { name: t.pages }).getByRole('link', { name: t.olderPosts }).click()
        await expect(page).toHaveURL(url('main', `${prefix}/blog/page/2`))
        await expect(articles).toHaveCount(3)
      })
      await test.step('a post: facts, changes by module with badges and pages, tags, neighbours', async () => {
        await go('/blog/release-7_15_0')
        await expect(articles.locator('time')).toHaveAttribute('datetime', '2025-04-16')
        await expect(articles.getByRole('heading', { level: 3 }).first()).toBeVisible()
        await expect(articles.locator('li[data-type]')).toHaveCount(10)
        await expect(articles.locator('li[data-type] .badge').first()).toHaveText(said.breaking)
        await expect(articles.locator('[id="7.15.0-api-v1-removed"]')).toHaveCount(1)
        await expect(
          articles.locator('li[data-type] a[href$="/docs/architecture/versioning#api"]').first(),
        ).toBeVisible()
        await expect(articles.locator('footer li')).toHaveCount(4)
        const neighbours = page.getByRole('navigation', { name: t.neighbours })
        await expect(neighbours.locator('[rel=prev]')).toHaveAttribute('href', `${prefix}/blog/release-7_14_0`)
        await expect(neighbours.locator('[rel=next]')).toHaveAttribute('href', `${prefix}/blog/release-7_16_0`)
      })
      await test.step('archive, authors, author, tags and tag pages', async () => {
        await go('/blog/archive')
        await expect(page.locator('main time')).toHaveCount(13)
        await expect(page.getByRole('heading', { level: 2 }).first()).toContainText(said.year)
        await go('/blog/authors')
        for (const count of said.posts) await expect(page.getByText(count).first()).toBeVisible()
        await go('/blog/authors/release-team')
        await expect(articles).toHaveCount(10)
        await go('/blog/authors/release-team/page/2')
        await expect(articles).toHaveCount(1)
        await go('/blog/tags')
        await expect(page.locator('main li')).toHaveCount(15)
        await go('/blog/tags/release/page/2')
        await expect(articles).toHaveCount(3)
      })
      await test.step('every change of every release, breaking ones first', async () => {
        await go('/blog/changes')
        const changes = page.locator('li[data-version]')
        await expect(changes).toHaveCount(129)
        const types = await changes.evaluateAll((list) => list.map((item) => (item as HTMLElement).dataset.type))
        expect(types.lastIndexOf('breaking')).toBe(types.filter((type) => type === 'breaking').length - 1)
        await expect(page.locator('form')).toBeHidden()
        const ids = await changes.evaluateAll((list) => list.map(({ id }) => id))
        expect(new Set(ids).size).toBe(129)
      })
      await test.step('the home page shows the three newest releases', async () => {
        await page.goto(url('main', at(locale, '/')))
        const newest = page.locator('section[aria-labelledby=newest] li')
        await expect(newest).toHaveCount(3)
        await expect(newest.locator('a').first()).toHaveAttribute('href', `${prefix}/blog/release-7_21_0`)
      })
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

test('the skip link puts the focus on the text of a post', { tag: '@nightly' }, async ({ page }) => {
  await page.goto(url('blog', '/blog/release-1_10_0'))
  await expectSkipLink(page)
})

async function expectSkipLink(page: Page): Promise<void> {
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
}

test('soft navigation from a list to a post and to the filter', async ({ page }) => {
  await page.goto(url('main', '/blog'))
  await test.step('the skip link puts the focus on the text', () => expectSkipLink(page))
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

  test('ten and one; unlisted, draft and untranslated posts', async ({ page }) => {
    await test.step('ten and one; unlisted and draft posts in no list', async () => {
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
    await test.step('an unlisted post has its address and a banner, a draft has none', async () => {
      const unlisted = await page.goto(url('blog', '/blog/hidden'))
      expect(unlisted?.status()).toBe(200)
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, nofollow')
      await expect(page.getByText(ru.docs.unlistedText)).toBeVisible()
      expect((await page.request.get(url('blog', '/blog/unfinished'))).status()).toBe(404)
    })
    await test.step('a post without a translation: Russian text, notice, canonical of the original', async () => {
      await page.goto(url('blog', '/en/blog/release-1_5_0'))
      await expect(page.locator('main article')).toHaveAttribute('lang', 'ru')
      await expect(page.getByText(en.docs.fallbackText)).toBeVisible()
      const canonical = page.locator('link[rel=canonical]')
      await expect(canonical).toHaveAttribute('href', 'https://news.example/blog/release-1_5_0')
      await expect(page.locator('link[hreflang]')).toHaveCount(0)
    })
  })

  test('an author without posts', { tag: '@nightly' }, async ({ page }) => {
    await page.goto(url('blog', '/blog/authors'))
    await expect(page.locator('main li').nth(1)).toContainText('Релизов пока нет')
    await page.goto(url('blog', '/en/blog/authors/silent'))
    await expect(page.locator('main')).toContainText('No posts yet')
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

test('an empty blog, under a base path', () => {
  const read = (file: string) => fs.readFileSync(path.join(SITES.based.out, file), 'utf8')
  for (const [file, text] of [
    ['blog.html', ru.blog.empty],
    ['blog/archive.html', ru.blog.empty],
    ['blog/tags.html', ru.blog.noTags],
    ['blog/authors.html', ru.blog.noAuthors],
    ['blog/changes.html', ru.blog.noChanges],
  ] as const)
    expect(/<main[\s\S]*<\/main>/.exec(read(file))?.[0], file).toContain(text)
  expect(read('blog.html')).toMatch(/<a [^>]*href="\/base\/blog"[^>]*>Релизы</)
  expect(read('blog/rss.xml')).toContain('<link>https://based.example/base/blog</link>')
})
