import { type ChildProcess, spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { at, expect, LOCALES, mark, test, texts, theme } from './reader'
import { SITES } from './sites'

const CONTENT = path.resolve('.cache/e2e/dev-content')
const PORT = SITES.main.port + 40
const dev = (address: string) => `http://localhost:${PORT}${address}`
/** What React and Next say of themselves on every development server. */
const TOOLS = /React DevTools|\[HMR\]|\[Fast Refresh\]/

test.describe.configure({ mode: 'serial', timeout: 240_000 })
test.use({ noisy: true }) // its own listener below

function source(title: string, body: string, fields = ''): string {
  return `---\ntitle: ${title}\ndescription: ${title}.\n${fields}---\n\n${body}\n`
}

function write(file: string, text: string): void {
  const target = path.join(CONTENT, file)
  fs.mkdirSync(path.dirname(target), { recursive: true })
  fs.writeFileSync(target, text)
}

/** A small content folder of its own, because these tests change it. */
function makeContent(): void {
  fs.rmSync(CONTENT, { recursive: true, force: true })
  fs.cpSync('e2e/fixtures/based', CONTENT, { recursive: true })
  write('site.yaml', fs.readFileSync(path.join(CONTENT, 'site.yaml'), 'utf8').replace('base_path: /base\n', ''))
  write('sidebars.yaml', 'main:\n  - index\n  - other\n  - draft\n')
  write('docs/draft.ru.mdx', source('Набросок', 'Ещё не готово.', 'draft: true\n'))
}

let server: ChildProcess | undefined
async function startServer(env: Record<string, string> = {}): Promise<void> {
  server = spawn('npm', ['run', '--silent', 'dev'], {
    detached: true,
    stdio: 'ignore',
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
  await expect(async () => expect((await fetch(dev('/docs'))).status).toBe(200)).toPass({ timeout: 200_000 })
}

async function stopServer(): Promise<void> {
  const { pid } = server ?? {}
  server = undefined
  if (pid === undefined) return
  process.kill(-pid, 'SIGTERM')
  await expect(async () =>
    expect(
      await fetch(dev('/docs')).then(
        () => true,
        () => false,
      ),
    ).toBe(false),
  ).toPass({ timeout: 20_000 })
}

function listen(page: Page): string[] {
  const said: string[] = []
  page.on('console', (message) => TOOLS.test(message.text()) || said.push(message.text()))
  page.on('pageerror', (error) => said.push(error.message))
  return said
}

test.describe('the development server', () => {
  test.beforeAll(async () => {
    test.setTimeout(240_000)
    makeContent()
    await startServer()
  })
  test.afterAll(stopServer)

  for (const locale of LOCALES) {
    test(`serves ${locale} at ${at(locale, '/docs')}, and says nothing in the console`, async ({ page }) => {
      const said = listen(page)
      for (const address of ['/', '/docs', '/docs/other']) {
        await page.goto(dev(at(locale, address)))
        await expect(page.locator('html')).toHaveAttribute('lang', locale)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
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

  test('an address that does not exist answers 404', async ({ page }) => {
    const response = await page.goto(dev('/docs/none'))
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts().shell.notFoundTitle)
  })

  test('a saved text is on screen without a reload', async ({ page }) => {
    const said = listen(page)
    await page.goto(dev('/docs/other'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Другая')
    await page.waitForLoadState('networkidle').catch(() => undefined)
    const isSame = await mark(page)
    write('docs/other.ru.mdx', source('Другая', 'Текст, сохранённый сейчас.'))
    await expect(page.getByText('Текст, сохранённый сейчас.')).toBeVisible({ timeout: 15_000 })
    write('docs/other.ru.mdx', source('Другое название', 'Текст, сохранённый ещё раз.'))
    await expect(page.getByText('Текст, сохранённый ещё раз.')).toBeVisible({ timeout: 15_000 })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Другое название')
    expect(await isSame()).toBe(true)
    expect(said).toEqual([])
  })
})

test.describe('the development server that plays production', () => {
  test.beforeAll(async () => {
    test.setTimeout(240_000)
    makeContent()
    await startServer({ SIMULATE_PRODUCTION_VISIBILITY: '1' })
  })
  test.afterAll(stopServer)

  test('hides drafts', async ({ page }) => {
    expect((await page.goto(dev('/docs/draft')))?.status()).toBe(404)
    await page.goto(dev('/docs'))
    await expect(
      page.getByRole('navigation', { name: texts().docs.sidebar }).getByRole('link', { name: 'Другая' }),
    ).toBeVisible()
    await expect(
      page.getByRole('navigation', { name: texts().docs.sidebar }).getByRole('link', { name: 'Набросок' }),
    ).toHaveCount(0)
  })
})
