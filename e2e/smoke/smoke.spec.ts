/** What must never break, in a minute: `npm run test:smoke` before a commit. Every other spec goes into detail. */
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { XMLParser } from 'fast-xml-parser'
import { GUIDE, menu, secondLink, title } from '../support/guide'
import { colorMode, expect, mark, open, requests, test, texts, theme } from '../support/reader'
import { SITES, url } from '../support/sites'

const published = (site: keyof typeof SITES, file: string): string =>
  fs.readFileSync(path.join(SITES[site].out, file), 'utf8')

test('the default language has no prefix, the other one has', async ({ page }) => {
  for (const [address, language] of [
    ['/', 'ru'],
    ['/en', 'en'],
  ] as const) {
    const response = await page.goto(url('fixture', address))
    expect(response?.status()).toBe(200)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  }
})

test('a page names itself and its translation for search engines', () => {
  const html = published('fixture', 'docs/guide/first.html')
  expect(html).toContain('<title>Первая страница | Fixture</title>')
  expect(html).toContain('<meta name="description" content="Первая страница."')
  expect(html).toContain('<link rel="canonical" href="https://fixture.example/docs/guide/first"')
  expect(html).toContain('hrefLang="en" href="https://fixture.example/en/docs/guide/first"')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('a page is read whole, and its links lead on', async ({ page }) => {
    await page.goto(url('fixture', '/docs/kitchen-sink'))
    for (const part of ['h1', 'pre code', 'table', 'svg', 'nav a[aria-current]'])
      await expect(page.locator(part).first(), part).toBeAttached()
    await page.goto(GUIDE)
    await secondLink(page).click()
    await expect(title(page, 'Вторая страница')).toBeVisible()
  })
})

test('the framework comes with the first key, and a link then opens its page in the same document', async ({
  page,
}) => {
  const requested = requests(page)
  const scripts = () => requested.filter((address) => /^\/_next\/.*\.js$/.test(address))
  await page.goto(GUIDE)
  await page.waitForLoadState('networkidle')
  expect(scripts()).toEqual([])
  await open(page, GUIDE)
  expect(scripts()).not.toEqual([])
  const isSame = await mark(page)
  await secondLink(page).click()
  await expect(title(page, 'Вторая страница')).toBeVisible()
  await page.goBack()
  await expect(title(page, 'Первая страница')).toBeVisible()
  expect(await isSame()).toBe(true)
})

test('the menu leads to the next page and marks the one that is open', async ({ page }) => {
  await page.goto(GUIDE)
  await expect(secondLink(page)).toHaveAttribute('href', '/docs/guide/second')
  await expect(menu(page).locator('[aria-current=page]')).toHaveAttribute('href', '/docs/guide/first')
})

test('the search finds a page by another form of its word', async ({ page }) => {
  await open(page, url('fixture', `/search?q=${encodeURIComponent('страницу вторую')}`))
  const found = page.getByRole('main').getByRole('link', { name: 'Вторая страница' }).first()
  await found.click()
  await expect(title(page, 'Вторая страница')).toBeVisible()
})

test('a colour mode that was chosen is there before the next page is painted', async ({ page }) => {
  await open(page, GUIDE)
  await colorMode(page, 'mode_system').click()
  await colorMode(page, 'mode_light').click()
  await page.goto(url('fixture', '/docs'), { waitUntil: 'commit' })
  await page.locator('h1').waitFor()
  expect(await theme(page)).toBe('dark')
})

test('feeds hold the releases, and the sitemap holds pages in both languages', () => {
  const rss = new XMLParser().parse(published('blog', 'blog/rss.xml'))
  expect(rss.rss.channel.item[0].link).toBe('https://news.example/blog/release-1_10_0')
  const atom = new XMLParser().parse(published('blog', 'en/blog/atom.xml'))
  expect(atom.feed.entry[0].id).toContain('release-1_10_0')
  const sitemap = new XMLParser().parse(published('fixture', 'sitemap.xml'))
  const locations = sitemap.urlset.url.map(({ loc }: { loc: string }) => loc)
  for (const address of ['/docs/guide/first', '/en/docs/guide/first'])
    expect(locations).toContain(`https://fixture.example${address}`)
})

test.describe('an unknown address', () => {
  test.use({ noisy: true }) // the browser reports the status
  test('answers 404 in the language of the address', async ({ page }) => {
    for (const [address, language] of [
      ['/docs/unknown', 'ru'],
      ['/en/docs/unknown', 'en'],
    ] as const) {
      const response = await page.goto(url('fixture', address))
      expect(response?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts(language).page.notFoundTitle)
    }
  })
})

test('a mistake of an author is reported with its file and line', async () => {
  const folder = test.info().outputPath('content')
  fs.cpSync('e2e/fixtures/based', folder, { recursive: true })
  fs.appendFileSync(path.join(folder, 'docs/index.ru.mdx'), '\n<Stepz />\n')
  const line = fs.readFileSync(path.join(folder, 'docs/index.ru.mdx'), 'utf8').trimEnd().split('\n').length
  const env = {
    ...process.env,
    CONTENT_DIR: folder,
    WORK_DIR: `${folder}-work`,
    BASE_PATH: undefined,
    LOCALES: undefined,
  }
  const { stderr, stdout, status } = spawnSync('npm', ['run', '--silent', 'check'], { env, encoding: 'utf8' })
  expect(status).toBe(1)
  expect(stdout + stderr).toContain(`Error in docs/index.ru.mdx:${line}\n  unknown component <Stepz>`)
})
