import type { Page, Request, Route } from '@playwright/test'
import type { SearchRequest } from '../../lib/search/types'
import { expect, open, settle, test, texts } from '../support/reader'
import { someOf, url } from '../support/sites'

/** The site `blog` is built with the hosted engine; its hosts are played here. */
const HOSTS = /^https:\/\/testapp[^/]*\.algolia(net)?\.(net|com)\//i
const FIRST_HOST = /^https:\/\/testapp-dsn\.algolia\.net\//i
const CORS = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }

test.use({ noisy: true }) // hosts fail on purpose, and the browser says so

const dialog = (page: Page) => page.getByRole('dialog', { name: texts().search.title })
const field = (page: Page) => dialog(page).getByRole('combobox')
const first = (page: Page) => dialog(page).getByRole('option').first()
const failure = (page: Page) => dialog(page).getByRole('alert')

const bodyOf = (request: Request) => request.postDataJSON() as { requests: (SearchRequest & { analytics?: boolean })[] }
const queryOf = (request: Request): string => bodyOf(request).requests[0]?.query ?? ''

/** An answer as the service gives it: one hit, whose title repeats the question. */
function answer(request: Request): Parameters<Route['fulfill']>[0] {
  const results = bodyOf(request).requests.map(({ query = '', indexName, highlightPreTag, highlightPostTag }) => ({
    index: indexName,
    query,
    hits: [hitFor(query, `${highlightPreTag}${query}${highlightPostTag}`)],
    nbHits: 1,
    page: 0,
    nbPages: 1,
    hitsPerPage: 20,
    processingTimeMS: 1,
    params: '',
    exhaustiveNbHits: true,
  }))
  return { headers: CORS, json: { results } }
}
function hitFor(query: string, found: string): object {
  const hierarchy = { lvl0: 'Документация', lvl1: `О чём: ${query}`, lvl2: null, lvl3: null }
  const marked = { value: `О чём: ${found}`, matchLevel: 'full', matchedWords: [query] }
  return {
    objectID: query,
    url: '/docs',
    url_without_anchor: '/docs',
    anchor: '',
    type: 'lvl1',
    kind: 'docs',
    hierarchy,
    content: null,
    _highlightResult: { hierarchy: { lvl1: marked } },
  }
}
const respond = (route: Route): Promise<void> => route.fulfill(answer(route.request()))
const BROKEN = [
  ['a refused key', { status: 403, headers: CORS, json: { message: 'Invalid API key', status: 403 } }],
  ['malformed JSON', { headers: CORS, contentType: 'application/json', body: '{"results":[{"hits":' }],
  ['too many requests', { status: 429, headers: CORS, json: { message: 'slow down', status: 429 } }],
] as const

async function openSearch(page: Page): Promise<void> {
  await open(page, url('blog', '/docs'))
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
}

test('asks for the language and version of the reader, in one request a key, and shows the answer', async ({
  page,
}) => {
  const asked: Request[] = []
  const hosts = new Set<string>()
  let act = respond
  await page.route(HOSTS, (route) => {
    asked.push(route.request())
    hosts.add(new URL(route.request().url()).host)
    return act(route)
  })
  const retry = failure(page).getByRole('button', { name: texts().search.retry })
  await openSearch(page)
  await field(page).fill('kafka')
  await expect(first(page)).toContainText('О чём: kafka')
  await expect(first(page).locator('mark')).toHaveText('kafka')
  expect(asked).toHaveLength(1)
  const [request] = asked
  expect(request?.url()).toMatch(/\/1\/indexes\/\*\/queries/)
  expect(request?.headers()).toMatchObject({ 'x-algolia-application-id': 'TESTAPP', 'x-algolia-api-key': 'search-key' })
  expect(request && bodyOf(request).requests[0]).toMatchObject({
    indexName: 'news',
    query: 'kafka',
    filters: 'language:ru AND (docs_tag:default OR docs_tag:docs-current)',
    hitsPerPage: 20,
    analytics: false,
  })

  for (const [name, broken] of someOf(BROKEN))
    await test.step(`${name} is an error that can be tried again`, async () => {
      act = (route) => route.fulfill(broken)
      await field(page).fill(name)
      await expect(failure(page)).toBeVisible()
      await expect(field(page)).toHaveValue(name)
      act = respond
      await retry.click()
      await expect(first(page)).toContainText(`О чём: ${name}`)
    })

  await test.step('when all hosts are down the dialog says so; trying again works when they are back', async () => {
    hosts.clear()
    act = (route) => route.abort()
    await field(page).fill('sftp')
    await expect(failure(page)).toContainText(texts().search.errorTitle)
    expect(hosts.size).toBe(4)
    act = respond
    await retry.click()
    await expect(first(page)).toContainText('О чём: sftp')
  })

  await page.keyboard.press('Enter')
  await expect(dialog(page)).toBeHidden()

  await test.step('the page of results asks the service for its filters', async () => {
    asked.length = 0
    await page.goto(url('blog', '/en/search?q=kafka'))
    await expect(page.getByRole('main').getByRole('listitem').getByRole('link').first()).toContainText('О чём: kafka')
    const facets = asked.flatMap((one) => bodyOf(one).requests.map((question) => question.facets))
    expect(facets).toContainEqual(['kind', 'section', 'tags'])
  })
})

test('an empty question asks nothing', { tag: '@nightly' }, async ({ page }) => {
  const asked: string[] = []
  await page.route(HOSTS, (route) => {
    asked.push(route.request().url())
    return respond(route)
  })
  await openSearch(page)
  await field(page).fill('kafka')
  await expect(first(page)).toContainText('kafka')
  await field(page).fill('')
  await expect(dialog(page)).toContainText(texts().search.noRecent)
  expect(asked).toHaveLength(1)
})

test('when the first host does not answer in time, the next one does', { tag: '@nightly' }, async ({ page }) => {
  const hosts: string[] = []
  await page.route(HOSTS, (route) => {
    hosts.push(new URL(route.request().url()).host)
    return FIRST_HOST.test(route.request().url()) ? undefined : respond(route)
  })
  await openSearch(page)
  await field(page).fill('kafka')
  await expect(dialog(page).getByRole('status')).toHaveText(texts().search.loading)
  await expect(first(page)).toContainText('О чём: kafka')
  expect(hosts).toHaveLength(2)
  expect(new Set(hosts).size).toBe(2)
  await field(page).fill('sftp')
  await expect(first(page)).toContainText('О чём: sftp')
  expect(hosts, 'a host that is down is left alone').toHaveLength(3)
})

test('of answers out of order the last question’s is shown', { tag: '@nightly' }, async ({ page }) => {
  const held: Route[] = []
  await page.route(HOSTS, (route) => (queryOf(route.request()) === 'kafka' ? void held.push(route) : respond(route)))
  await openSearch(page)
  await field(page).fill('kafka')
  await expect.poll(() => held.length).toBeGreaterThan(0)
  await field(page).fill('sftp')
  await expect(first(page)).toContainText('О чём: sftp')
  for (const route of held) await respond(route).catch(() => undefined) // the client may have stopped waiting
  await settle(page)
  await expect(first(page)).toContainText('О чём: sftp')
})

test('offline is reported; the answer comes by itself when the reader is online again', { tag: '@nightly' }, async ({
  page,
  context,
}) => {
  await openSearch(page)
  await context.setOffline(true)
  await field(page).fill('kafka')
  await expect(failure(page)).toBeVisible()
  await page.route(HOSTS, respond)
  await context.setOffline(false)
  await expect(first(page)).toContainText('О чём: kafka')
})

test('a question with markup runs nothing, and neither does an answer', { tag: '@nightly' }, async ({ page }) => {
  await page.route(HOSTS, respond)
  await openSearch(page)
  const code = '<img src=x onerror="document.title = 1">'
  await field(page).fill(code)
  await expect(first(page)).toContainText(code)
  await expect(page).not.toHaveTitle('1')
})
