import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { at, expect, holdScripts, LOCALES, mark, test, texts, theme } from '../support/reader'
import { IS_ALL, SITES } from '../support/sites'

const CONTENT = path.resolve('.cache/e2e/dev-content')
const PORT = SITES.main.port + 40
const BASE = '/base'
const dev = (address: string) => `http://localhost:${PORT}${BASE}${address === '/' ? '' : address}`
/** What React and Next say of themselves on every development server. */
const TOOLS = /React DevTools|\[HMR\]|\[Fast Refresh\]/
/** Until an edit is on screen: the pages that are made of a file may have to be compiled by a new Contentlayer. */
const LIVE = { timeout: 30_000 }

test.describe.configure({ mode: 'default', timeout: 240_000 })
test.use({ noisy: true }) // its own listener below

function source(title: string, body: string, fields = ''): string {
  return `---\ntitle: ${title}\ndescription: ${title}.\n${fields}---\n\n${body}\n`
}

function write(file: string, text: string): void {
  const target = path.join(CONTENT, file)
  fs.mkdirSync(path.dirname(target), { recursive: true })
  fs.writeFileSync(target, text)
}
const read = (file: string) => fs.readFileSync(path.join(CONTENT, file), 'utf8')
function edit(file: string, from: string, to: string): void {
  expect(read(file)).toContain(from)
  write(file, read(file).replace(from, to))
}

/** A content folder of its own, because these tests change it. */
function makeContent(): void {
  fs.rmSync(CONTENT, { recursive: true, force: true })
  fs.cpSync('e2e/fixtures/dev', CONTENT, { recursive: true })
}

let server: ChildProcess | undefined
let printed = ''
function spawnServer(env: Record<string, string> = {}): ChildProcess {
  const child = spawn('npm', ['run', '--silent', 'dev'], {
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      CONTENT_DIR: CONTENT,
      PORT: String(PORT),
      BASE_PATH: undefined,
      LOCALES: undefined,
      WORK_DIR: undefined,
      ...env,
    },
  })
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      printed += chunk
    })
  return child
}

async function startServer(env: Record<string, string> = {}): Promise<void> {
  printed = ''
  server = spawnServer(env)
  await expect(async () => expect((await fetch(dev('/docs'))).status).toBe(200)).toPass({ timeout: 200_000 })
}

interface Process {
  pid: number
  parent: number
  group: number
  text: string
}

/** What runs on this machine; a zombie only waits for its parent. */
const processes = (): Process[] =>
  [
    ...execFileSync('ps', ['-A', '-o', 'pid=,ppid=,pgid=,stat=,args='])
      .toString()
      .matchAll(/^ *(\d+) +(\d+) +(\d+) +[^Z ]\S* +(.*)$/gm),
  ].map(([, pid, parent, group, text = '']) => ({
    pid: Number(pid),
    parent: Number(parent),
    group: Number(group),
    text,
  }))

/** The process and all it has started. */
function familyOf(pid: number, all = processes()): Process[] {
  const children = all.filter(({ parent }) => parent === pid).flatMap((child) => familyOf(child.pid, all))
  return [...all.filter((process) => process.pid === pid), ...children]
}

/** What is left of the family: its groups outlive its members. */
function left(family: Process[]): string[] {
  const groups = new Set(family.map(({ group }) => group))
  return processes()
    .filter(({ group }) => groups.has(group))
    .map(({ text }) => text)
}

async function stopServer(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  const { pid } = server ?? {}
  server = undefined
  const family = pid === undefined ? [] : familyOf(pid)
  if (pid === undefined || family.length === 0) return
  process.kill(-pid, signal)
  await expect(async () => expect(left(family)).toEqual([])).toPass({ timeout: 20_000 })
}

function listen(page: Page): string[] {
  const said: string[] = []
  page.on('console', (message) => TOOLS.test(message.text()) || said.push(message.text()))
  page.on('pageerror', (error) => said.push(error.message))
  return said
}

/** Opens a page and waits until it hears of changes. */
async function openLive(page: Page, address: string): Promise<void> {
  const events = page.waitForRequest((request) => request.url().endsWith('/content-events'))
  await page.goto(dev(address))
  await events
  await page.waitForTimeout(500) // the first event brings what changed before
}

/** What is wrong in the content, in either language of the interface. */
const panel = (page: Page): Locator =>
  page.getByRole('alert', { name: new RegExp(LOCALES.map((locale) => texts(locale).dev.title).join('|')) })

/** Each of these restarts the collector; together they take longer than all other specs. */
const isLong = () => test.skip(!IS_ALL, 'takes many minutes: E2E_ALL=1 runs it')

test.describe('the development server', () => {
  test.beforeAll(async () => {
    test.setTimeout(240_000)
    makeContent()
    await startServer()
  })
  test.afterAll(() => stopServer())

  for (const locale of LOCALES) {
    test(`serves ${locale} at ${at(locale, '/docs')}, and says nothing in the console`, async ({ page }) => {
      const said = listen(page)
      for (const address of ['/', '/docs', '/docs/other']) {
        await page.goto(dev(at(locale, address)))
        await expect(page.locator('html')).toHaveAttribute('lang', locale)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible(LIVE) // the bundler compiles the route first
        expect(await theme(page)).toBe('light')
      }
      await page.goto(dev(at(locale, '/docs')))
      await page
        .getByRole('main')
        .getByRole('link', { name: locale === 'ru' ? 'Другая' : 'Other' })
        .first()
        .click()
      await expect(page.getByRole('heading', { level: 1, name: locale === 'ru' ? 'Другая' : 'Other' })).toBeVisible(
        LIVE,
      )
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

  test.describe('a diagram without a drawing', () => {
    const diagrams = (page: Page) => page.locator('figure.diagram')
    const fill = (diagram: Locator) =>
      diagram
        .locator('svg rect')
        .first()
        .evaluate((shape) => getComputedStyle(shape).fill)

    test.beforeAll(() => {
      const flow = '```mermaid title="A leads to B"\nflowchart LR\n    A[Alpha] --> B[Beta]\n```'
      const talk = '```mermaid title="A asks B"\nsequenceDiagram\n    A->>B: question\n```'
      write(
        'docs/undrawn.ru.mdx',
        source('Без рисунка', `[Далее](/docs/other)\n\n${flow}\n\n${talk}`, 'unlisted: true\n'),
      )
    })
    /** Opens the page when it is there, and starts nothing. */
    const show = async (page: Page) => {
      await expect(async () => expect((await fetch(dev('/docs/undrawn'))).status).toBe(200)).toPass(LIVE)
      await page.goto(dev('/docs/undrawn'))
    }

    test('is drawn when it is seen, and has no part of another’s', async ({ page }) => {
      await show(page)
      const first = diagrams(page).first()
      await expect(first.getByRole('img', { name: 'A leads to B' })).toBeVisible(LIVE)
      await expect(first.locator('svg text').first()).toHaveText('Alpha')
      await expect(first.getByText('flowchart LR')).toBeHidden()
      const light = await fill(first)
      await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'))
      expect(await fill(first)).not.toBe(light)
      await expect(diagrams(page).nth(1).getByRole('img')).toBeVisible(LIVE)
      const ids = await page.locator('svg [id]').evaluateAll((found) => found.map(({ id }) => id))
      expect(new Set(ids).size).toBe(ids.length)
    })

    test('may be left while it is being drawn', async ({ page }) => {
      const release = await holdScripts(page, /mermaid/)
      await show(page)
      const isSoft = await mark(page)
      // A drawing may take less time than it takes to ask for it from outside, so the page leaves by itself.
      await page.evaluate(() =>
        new MutationObserver((_, observer) => {
          if (!document.querySelector('.diagram-bench')) return
          observer.disconnect()
          document.querySelector<HTMLElement>('article a[href$="/docs/other"]')?.click()
        }).observe(document.body, { childList: true }),
      )
      release()
      await expect(page).toHaveURL(dev('/docs/other'), LIVE)
      expect(await isSoft()).toBe(true)
      await expect(page.locator('.diagram-bench')).toHaveCount(0)
    })

    test('shows its source, and says so, where Mermaid cannot be loaded', async ({ page }) => {
      await page.route(/mermaid/, (route) => route.abort())
      await show(page)
      const diagram = diagrams(page).first()
      await expect(diagram.getByText(texts().kit.diagramError)).toBeVisible(LIVE)
      await expect(diagram.getByText('flowchart LR')).toBeVisible()
    })
  })

  test('finds versions with a dot, and pages whose names begin like a route', async ({ page }) => {
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

  test('an address that does not exist answers 404, and says nothing else in the console', async ({ page }) => {
    const said = listen(page)
    const response = await page.goto(dev('/docs/none'))
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts().shell.notFoundTitle)
    await page.waitForTimeout(2000)
    expect(said.filter((text) => !text.includes('404'))).toEqual([])
  })

  test('no file outside its folder can be read', async () => {
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
    write('docs/other.ru.mdx', source('Другая', 'Текст, сохранённый сейчас.'))
    await expect(page.getByText('Текст, сохранённый сейчас.')).toBeVisible(LIVE)
    write('docs/other.ru.mdx', source('Другое название', 'Текст, сохранённый ещё раз.'))
    await expect(page.getByText('Текст, сохранённый ещё раз.')).toBeVisible(LIVE)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Другое название')
    expect(await isSame()).toBe(true)
    expect(said).toEqual([])
  })

  test.describe('shows without touching the browser', () => {
    isLong()
    const edits: { name: string; on: string; file: string; from: string; to: string; text: string }[] = [
      {
        name: 'label of a category',
        on: '/docs/other',
        file: 'sidebars.yaml',
        from: 'Части',
        to: 'Главы',
        text: 'Главы',
      },
      { name: 'navbar', on: '/docs', file: 'site.yaml', from: 'Релизы', to: 'Выпуски', text: 'Выпуски' },
      { name: 'footer', on: '/docs', file: 'site.yaml', from: '© Путь', to: '© Дорога', text: '© Дорога' },
      {
        name: 'announcement',
        on: '/docs',
        file: 'site.yaml',
        from: 'footer:',
        to: 'announcement: { id: a1, content: { ru: Объявлено сейчас, en: Announced } }\nfooter:',
        text: 'Объявлено сейчас',
      },
      {
        name: 'a value of site.yaml in a text',
        on: '/docs/made',
        file: 'site.yaml',
        from: 'help@',
        to: 'team@',
        text: 'team@dev.example',
      },
      {
        name: 'a value of site.yaml in a page of its own',
        on: '/media-kit',
        file: 'site.yaml',
        from: 'help@',
        to: 'us@',
        text: 'us@dev.example',
      },
      {
        name: 'definition of a term',
        on: '/docs/made',
        file: 'glossary.yaml',
        from: 'прежнее',
        to: 'новое',
        text: 'новое определение',
      },
      {
        name: 'label of a tag',
        on: '/docs/made',
        file: 'tags.yaml',
        from: 'руководство',
        to: 'пособие',
        text: 'пособие',
      },
      {
        name: 'changes of a release',
        on: '/blog/release',
        file: 'blog/release.changes.yaml',
        from: 'стало лучше',
        to: 'стало быстрее',
        text: 'стало быстрее',
      },
      {
        name: 'an author',
        on: '/blog/release',
        file: 'authors.yaml',
        from: 'Команда',
        to: 'Редакция',
        text: 'Редакция',
      },
      { name: 'a module', on: '/blog/release', file: 'blog.yaml', from: 'Ядро', to: 'Сердце', text: 'Сердце' },
      {
        name: 'text of a release',
        on: '/blog/release',
        file: 'blog/release.ru.mdx',
        from: 'Текст выпуска',
        to: 'Слова выпуска',
        text: 'Слова выпуска',
      },
      { name: 'home page', on: '/', file: 'home.yaml', from: 'Образец', to: 'Пример', text: 'Пример' },
      {
        name: 'a page of its own',
        on: '/treeview',
        file: 'pages/treeview.ru.mdx',
        from: 'Текст.',
        to: 'Текст сейчас.',
        text: 'Текст сейчас.',
      },
      {
        name: 'title of such a page',
        on: '/treeview',
        file: 'pages/treeview.ru.mdx',
        from: 'title: Дерево',
        to: 'title: Лес',
        text: 'Лес',
      },
      {
        name: 'a component',
        on: '/docs/etl/processors/PutThing',
        file: 'etl/processors/PutThing.yaml',
        from: 'Кладёт вещь',
        to: 'Кладёт вещи',
        text: 'Кладёт вещи',
      },
    ]
    for (const { name, on, file, from, to, text } of edits)
      test(name, async ({ page }) => {
        await openLive(page, on)
        await expect(page.locator('body')).not.toContainText(text)
        const before = read(file)
        edit(file, from, to)
        await expect(page.locator('body')).toContainText(text, LIVE)
        write(file, before)
        await expect(page.locator('body')).not.toContainText(text, LIVE)
      })

    test('order of the menu', async ({ page }) => {
      await openLive(page, '/docs')
      const links = page.getByRole('navigation', { name: texts().docs.sidebar }).getByRole('link')
      await expect(links.first()).toHaveText('Начало')
      edit('sidebars.yaml', '  - draft\n', '')
      edit('sidebars.yaml', '  - index\n', '  - draft\n  - index\n')
      await expect(links.first()).toHaveText('Набросок', LIVE)
    })

    test('a new page at its own address, and its end', async ({ page }) => {
      const title = page.getByRole('heading', { level: 1 })
      await openLive(page, '/docs/new/fresh')
      await expect(title).toHaveText(texts().shell.notFoundTitle)
      write('docs/new/fresh.ru.mdx', source('Новая', 'Только что.'))
      await expect(title).toHaveText('Новая', LIVE)
      await page.waitForTimeout(1000)
      write('docs/new/fresh.ru.mdx', source('Новая', 'В новой папке.'))
      await expect(page.getByText('В новой папке.')).toBeVisible(LIVE)
      fs.rmSync(path.join(CONTENT, 'docs/new/fresh.ru.mdx'))
      await expect(title).toHaveText(texts().shell.notFoundTitle, LIVE)
    })

    test('a renamed page', async ({ page }) => {
      const title = page.getByRole('heading', { level: 1 })
      await openLive(page, '/docs/folder/renamed')
      await expect(title).toHaveText(texts().shell.notFoundTitle)
      fs.renameSync(path.join(CONTENT, 'docs/folder/gone.ru.mdx'), path.join(CONTENT, 'docs/folder/renamed.ru.mdx'))
      edit('sidebars.yaml', 'folder/gone', 'folder/renamed')
      await expect(title).toHaveText('Уходящая', LIVE)
      await expect(panel(page)).toHaveCount(0)
    })

    test('a picture that is replaced, then broken, then deleted, and brought back each time', async ({ page }) => {
      const file = path.join(CONTENT, 'docs/media/shot.png')
      await openLive(page, '/docs/made')
      const picture = page.getByRole('main').getByRole('img', { name: 'Снимок' })
      const before = await picture.getAttribute('src')
      const other = await sharp({ create: { width: 30, height: 30, channels: 3, background: '#c40' } })
        .png()
        .toBuffer()
      fs.writeFileSync(file, other)
      await expect(picture).not.toHaveAttribute('src', before ?? '', LIVE)
      const alert = panel(page)
      for (const spoil of [() => fs.truncateSync(file, 40), () => fs.rmSync(file)]) {
        spoil()
        await expect(alert).toContainText('docs/made.ru.mdx:', LIVE)
        await expect(alert).toContainText('./media/shot.png')
        fs.writeFileSync(file, other)
        await expect(alert).toHaveCount(0, LIVE)
        await expect(picture).toBeVisible()
      }
    })
  })

  test.describe('a mistake is told in the page and the terminal, and gone after the fix', () => {
    isLong()
    const mistakes: { name: string; on: string; file: string; from: string; to: string; says: string[] }[] = [
      {
        name: 'sidebars.yaml',
        on: '/docs',
        file: 'sidebars.yaml',
        from: 'category: parts',
        to: 'categori: parts',
        says: ['sidebars.yaml', 'categori'],
      },
      {
        name: 'sidebars.yaml, no YAML',
        on: '/en/docs',
        file: 'sidebars.yaml',
        from: 'main:',
        to: 'main: [',
        says: ['sidebars.yaml', 'not valid YAML'],
      },
      {
        name: 'site.yaml',
        on: '/docs',
        file: 'site.yaml',
        from: 'title: Dev',
        to: 'titel: Dev',
        says: ['site.yaml', 'title'],
      },
      { name: 'home.yaml', on: '/', file: 'home.yaml', from: 'lead:', to: 'leed:', says: ['home.yaml', 'leed'] },
      {
        name: 'changes',
        on: '/blog/release',
        file: 'blog/release.changes.yaml',
        from: 'type: improved',
        to: 'type: improofed',
        says: ['blog/release.changes.yaml:3', 'improved'],
      },
      {
        name: 'authors.yaml',
        on: '/blog',
        file: 'authors.yaml',
        from: 'name:',
        to: 'nam:',
        says: ['authors.yaml', 'nam'],
      },
      {
        name: 'glossary.yaml',
        on: '/docs/made',
        file: 'glossary.yaml',
        from: 'term: Поток',
        to: 'trem: Поток',
        says: ['glossary.yaml', 'trem'],
      },
      {
        name: 'tags.yaml',
        on: '/docs/made',
        file: 'tags.yaml',
        from: 'tags:',
        to: 'tegs:',
        says: ['tags.yaml', 'tegs'],
      },
      {
        name: 'front matter of a page of its own',
        on: '/media-kit',
        file: 'pages/media-kit.ru.mdx',
        from: 'title:',
        to: 'titel:',
        says: ['pages/media-kit.ru.mdx', 'titel'],
      },
      {
        name: 'text of a page of its own',
        on: '/media-kit',
        file: 'pages/media-kit.ru.mdx',
        from: 'Пишите',
        to: '<Nope /> Пишите',
        says: ['pages/media-kit.ru.mdx:6', 'Nope'],
      },
      {
        name: 'an unknown component',
        on: '/docs/other',
        file: 'docs/other.ru.mdx',
        from: 'Текст',
        to: '<Nope />\n\nТекст',
        says: ['docs/other.ru.mdx:6', 'Nope'],
      },
      {
        name: 'an unclosed tag',
        on: '/docs/other',
        file: 'docs/other.ru.mdx',
        from: 'Текст',
        to: '<Cards>\n\nТекст',
        says: ['docs/other.ru.mdx'],
      },
      {
        name: 'a missing picture',
        on: '/docs/other',
        file: 'docs/other.ru.mdx',
        from: 'Текст',
        to: '![Нет](./media/none.png)\n\nТекст',
        says: ['docs/other.ru.mdx:6', './media/none.png'],
      },
      {
        name: 'an unknown field',
        on: '/docs/other',
        file: 'docs/other.ru.mdx',
        from: 'title:',
        to: 'colour: red\ntitle:',
        says: ['docs/other.ru.mdx:2', 'colour'],
      },
      {
        name: 'front matter that is no YAML',
        on: '/docs/other',
        file: 'docs/other.ru.mdx',
        from: 'title:',
        to: 'title: "',
        says: ['docs/other.ru.mdx', 'not valid YAML'],
      },
      {
        name: 'a component',
        on: '/docs/etl/processors/PutThing',
        file: 'etl/processors/PutThing.yaml',
        from: 'kind: processor',
        to: 'kind: prozessor',
        says: ['etl/processors/PutThing.yaml:2', 'processor'],
      },
      {
        name: 'a component that is no YAML',
        on: '/docs/etl/processors/PutThing',
        file: 'etl/processors/PutThing.yaml',
        from: 'kind: processor',
        to: 'kind: [',
        says: ['etl/processors/PutThing.yaml'],
      },
    ]
    const says = async (alert: Locator, words: string[]) => {
      for (const word of words) await expect(alert).toContainText(word, LIVE)
    }
    for (const { name, on, file, from, to, says: words } of mistakes)
      test(name, async ({ page, context }) => {
        await openLive(page, on)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await page.waitForTimeout(3000) // Next asks for the routes in a process of its own, and prints what fails there
        const before = read(file)
        const told = printed.length
        edit(file, from, to)
        const alert = panel(page)
        await says(alert, words)
        const loaded = await context.newPage()
        await loaded.goto(dev(on))
        await says(panel(loaded), words)
        await expect(loaded.locator('html')).toHaveAttribute('lang', on.startsWith('/en') ? 'en' : 'ru')
        await page.waitForTimeout(500)
        write(file, before)
        await expect(alert).toHaveCount(0, LIVE)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(panel(loaded)).toHaveCount(0, LIVE)
        await expect(loaded.getByRole('heading', { level: 1 })).toBeVisible(LIVE)
        await loaded.close()
        const lines = printed.slice(told)
        expect(lines.split(`Error in ${file}`).length - 1, lines).toBeGreaterThanOrEqual(1)
        for (const [line] of lines.matchAll(/^Error in .*\n.*$/gm)) expect(lines.split(line), lines).toHaveLength(2)
        expect(lines).not.toMatch(/^ +at .+\d+:\d+\)?$/m)
        expect(lines).not.toMatch(/ 500 in /)
      })
  })

  test('a value that is compiled in is told to need a restart', async ({ page }) => {
    await openLive(page, '/docs')
    edit('site.yaml', 'base_path: /base', 'base_path: /other')
    await expect(panel(page)).toContainText('start it again', LIVE)
    expect(printed).toContain('base_path: the value is compiled in')
    edit('site.yaml', 'base_path: /other', 'base_path: /base')
    await expect(panel(page)).toHaveCount(0, LIVE)
  })

  test('thirty quick saves never give a page an error', async () => {
    isLong()
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
      await new Promise((resolve) => setTimeout(resolve, 150))
    }
    isSaving = false
    await Promise.all(asking)
    expect([...statuses]).toEqual([200])
  })

  test('a second server at the same port says so in a line, and ends', async () => {
    const before = printed.length
    const [code] = await once(spawnServer(), 'exit')
    expect(code).not.toBe(0)
    // The first one may still be telling what it was asked for.
    const lines = printed
      .slice(before)
      .split('\n')
      .filter((line) => line.trim() !== '' && !/^ ?GET /.test(line))
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatch(new RegExp(`^Error: port ${PORT} of localhost is taken`))
    expect((await fetch(dev('/docs'))).status).toBe(200)
  })

  test('a collector that ends is told, and ends the server', async () => {
    const family = familyOf(server?.pid ?? 0)
    const collector = family.filter(({ text }) => /contentlayer2.* dev/.test(text))
    expect(collector).not.toEqual([])
    const exit = once(server as ChildProcess, 'exit')
    for (const { pid } of collector) process.kill(pid, 'SIGKILL')
    const [code] = await exit
    expect(code).not.toBe(0)
    expect(printed).toContain('Error: Contentlayer has ended')
    await expect(async () => expect(left(family)).toEqual([])).toPass({ timeout: 20_000 })
  })
})

test.describe('the development server that plays production', () => {
  test.beforeAll(async () => {
    test.setTimeout(240_000)
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
