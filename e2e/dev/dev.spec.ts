import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import os from 'node:os'
import { at, expect, LOCALES, mark, settle, test, texts, theme } from '../support/reader'
import { someOf } from '../support/sites'
import { testDrawing } from './drawing'
import { testEdits } from './edits'
import { testMistakes } from './mistakes'
import {
  BASE,
  dev,
  edit,
  familyOf,
  left,
  listen,
  makeContent,
  openLive,
  PORT,
  panel,
  printed,
  running,
  source,
  spawnServer,
  startServer,
  stopServer,
  write,
} from './server'

test.describe.configure({ mode: 'default' })
test.use({ noisy: true }) // its own listener below

test.describe('the development server', () => {
  test.beforeAll(async () => {
    makeContent()
    await startServer()
  })
  test.afterAll(() => stopServer())

  for (const locale of someOf(LOCALES)) {
    test(`serves ${locale} at ${at(locale, '/docs')}, and says nothing in the console`, async ({ page }) => {
      const said = listen(page)
      for (const address of someOf(['/docs', '/docs/other', '/'], 2)) {
        await page.goto(dev(at(locale, address)))
        await expect(page.locator('html')).toHaveAttribute('lang', locale)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible() // the bundler compiles the route first
        expect(await theme(page)).toBe('light')
      }
      await page.goto(dev(at(locale, '/docs')))
      await page
        .getByRole('main')
        .getByRole('link', { name: locale === 'ru' ? 'Другая' : 'Other' })
        .first()
        .click()
      await expect(page.getByRole('heading', { level: 1, name: locale === 'ru' ? 'Другая' : 'Other' })).toBeVisible()
      expect(said).toEqual([])
    })
  }

  test('shows drafts, with a banner', async ({ page }) => {
    await page.goto(dev('/docs/draft'))
    await expect(page.getByRole('note')).toContainText(texts().docs.draftText)
    await expect(
      page.getByRole('navigation', { name: texts().docs.sidebar }).getByRole('link', { name: 'Набросок' }),
    ).toBeVisible()
  })

  testDrawing()

  test('finds versions with a dot, and pages whose names begin like a route', { tag: '@nightly' }, async ({ page }) => {
    for (const [address, title] of [
      ['/docs/1.0', 'Прежняя'],
      ['/media-kit', 'О нас'],
      ['/treeview', 'Дерево'],
    ] as const) {
      await page.goto(dev(address))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    }
    expect((await fetch(dev('/favicon.svg'))).headers.get('content-type')).toContain('svg')
  })

  test('has the alternates and lists of a published site', { tag: '@nightly' }, async () => {
    for (const [address, type, has] of [
      ['/docs.md', 'text/markdown', /^---\ntitle: [\s\S]*\n# /],
      ['/docs/1.0.md', 'text/markdown', /# Прежняя/],
      ['/llms.txt', 'text/plain', /\]\(https:\/\/dev\.example/],
      ['/index.ru.json', 'application/json', /"markdown":/],
    ] as const) {
      const response = await fetch(dev(address))
      expect(response.headers.get('content-type'), address).toContain(type)
      expect(await response.text(), address).toMatch(has)
    }
    expect((await fetch(dev('/docs/none.md'))).status).toBe(404)
  })

  test('an address that does not exist answers 404, and says nothing else in the console', { tag: '@nightly' }, async ({
    page,
  }) => {
    const said = listen(page)
    const response = await page.goto(dev('/docs/none'))
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts().page.notFoundTitle)
    await page.waitForFunction(() => 'next' in window)
    await settle(page)
    expect(said.filter((text) => !text.includes('404'))).toEqual([])
  })

  test('no file outside its folder can be read', { tag: '@nightly' }, async () => {
    const addresses = [
      '/vendor/mermaid/v/x%2F../x%2F../x%2F../package.json',
      '/vendor/mermaid/v/..%2F..%2F..%2Fpackage.json',
      '/vendor/mermaid/v/%2e%2e/package.json',
      '/vendor/mermaid/v/%252e%252e%252fpackage.json',
      '/media/..%2Fgenerated%2Findex.mjs',
      '/media/x%2F..%2F..%2Finputs.json',
    ]
    for (const address of addresses) expect((await fetch(dev(address))).status, address).toBeGreaterThanOrEqual(400)
    expect((await fetch(dev('/vendor/mermaid/v/mermaid.esm.min.mjs'))).status).toBe(200)
    const [picture = ''] = /\/media\/shot[^"\s]+\.webp/.exec(await (await fetch(dev('/docs/made'))).text()) ?? []
    expect((await fetch(dev(picture))).headers.get('content-type')).toBe('image/webp')
  })

  test('serves this machine only', async () => {
    const [outside] = Object.values(os.networkInterfaces()).flatMap((list) =>
      (list ?? []).filter(({ internal, family }) => !internal && family === 'IPv4'),
    )
    test.skip(outside === undefined, 'this machine has no other address')
    await expect(fetch(`http://${outside?.address}:${PORT}${BASE}/docs`)).rejects.toThrow()
  })

  test('a saved text is on screen without a reload', async ({ page }) => {
    const said = listen(page)
    await openLive(page, '/docs/other')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Другая')
    const isSame = await mark(page)
    for (const [title, text] of someOf([
      ['Другое название', 'Текст, сохранённый сейчас.'],
      ['Ещё одно название', 'Текст, сохранённый ещё раз.'],
    ] as const)) {
      write('docs/other.ru.mdx', source(title, text))
      await expect(page.getByText(text)).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    }
    expect(await isSame()).toBe(true)
    expect(said).toEqual([])
  })

  testEdits()

  testMistakes()

  test('a value that is compiled in is reported to need a restart', { tag: '@nightly' }, async ({ page }) => {
    await openLive(page, '/docs')
    edit('site.yaml', 'base_path: /base', 'base_path: /other')
    await expect(panel(page)).toContainText('start it again')
    expect(printed()).toContain('base_path: the value is compiled in')
    edit('site.yaml', 'base_path: /other', 'base_path: /base')
    await expect(panel(page)).toHaveCount(0)
  })

  // Nightly, as are the edits and mistakes above: together they take longer than all other specs.
  test('thirty quick saves never give a page an error', { tag: '@nightly' }, async () => {
    const statuses = new Set<number>()
    let isSaving = true
    const ask = async (address: string) => {
      while (isSaving) statuses.add((await fetch(dev(address))).status)
    }
    const asking = ['/docs/other', '/blog/release', '/docs/etl/processors/PutThing'].map(ask)
    for (let round = 0; round < 30; round++) {
      write('docs/other.ru.mdx', source('Другая', `Правка ${round}.`))
      edit('blog/release.ru.mdx', 'выпуска', 'выпуска,')
      edit('etl/processors/PutThing.yaml', 'Puts a', 'Puts a ')
      await fetch(dev('/docs/other')) // saves come no faster than a page can be requested
    }
    isSaving = false
    await Promise.all(asking)
    expect([...statuses]).toEqual([200])
  })

  test('a second server at the same port says so in a line, and ends', { tag: '@nightly' }, async () => {
    const before = printed().length
    const [code] = await once(spawnServer(), 'exit')
    expect(code).not.toBe(0)
    // The first one may still be answering.
    const lines = printed()
      .slice(before)
      .split('\n')
      .filter((line) => line.trim() !== '' && !/^ ?(?:GET|HEAD) /.test(line))
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatch(new RegExp(`^Error: port ${PORT} of localhost is taken`))
    expect((await fetch(dev('/docs'))).status).toBe(200)
  })

  test('a compiler that ends is reported, and ends the server', { tag: '@nightly' }, async () => {
    const family = familyOf(running()?.pid ?? 0)
    const compiler = family.filter(({ text }) => text.includes('scripts/dev/content.ts'))
    expect(compiler).not.toEqual([])
    const exit = once(running() as ChildProcess, 'exit')
    for (const { pid } of compiler) process.kill(pid, 'SIGKILL')
    const [code] = await exit
    expect(code).not.toBe(0)
    expect(printed()).toMatch(/Error: .*scripts\/dev\/content\.ts has ended/)
    await expect(async () => expect(left(family)).toEqual([])).toPass()
  })
})

test.describe('the development server that plays production', { tag: '@nightly' }, () => {
  test.beforeAll(async () => {
    makeContent()
    await startServer({ SIMULATE_PRODUCTION_VISIBILITY: '1' })
  })
  test.afterAll(() => stopServer())

  test('hides drafts', async ({ page }) => {
    expect((await page.goto(dev('/docs/draft')))?.status()).toBe(404)
    await page.goto(dev('/docs/other'))
    await expect(
      page.getByRole('navigation', { name: texts().docs.sidebar }).getByRole('link', { name: 'Другая' }),
    ).toBeVisible()
    await expect(
      page.getByRole('navigation', { name: texts().docs.sidebar }).getByRole('link', { name: 'Набросок' }),
    ).toHaveCount(0)
  })

  test('Ctrl+C leaves no process behind', async () => {
    await stopServer('SIGINT')
  })
})
