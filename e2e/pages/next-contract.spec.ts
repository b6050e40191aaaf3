import fs from 'node:fs'
import path from 'node:path'
import { OWN_SCRIPTS } from '../../lib/next/own-scripts'
import { readPageScripts } from '../../lib/next/page-scripts'
import { compilePhase, DIST } from '../../lib/next/phases.mjs'
import { readRendered } from '../../lib/next/rendered'
import { RUNTIME_GLOBALS } from '../../lib/next/start-data'
import { listFiles } from '../../scripts/system/files'
import { expect, start, test } from '../support/reader'
import { url } from '../support/sites'

/**
 * What lib/next leans on, checked one by one against the build that the suite has made last, so that after an upgrade of
 * Next, React or next-themes the assumption that no longer holds is named. Each message says where it is written down.
 */
const RENDERED = path.join(DIST, 'server/app')
const files = fs.existsSync(RENDERED) ? listFiles(RENDERED).map((file) => file.replaceAll(path.sep, '/')) : []
const read = (file: string): string => fs.readFileSync(path.join(RENDERED, file), 'utf8')

test.describe('lib/next/rendered.ts', () => {
  const written: { what: string; pattern: RegExp }[] = [
    { what: 'a page as <address>.html', pattern: /^ru\/docs\.html$/ },
    { what: 'its payload as <address>.rsc', pattern: /^ru\/docs\.rsc$/ },
    { what: 'headers as .meta', pattern: /^ru\/docs\.meta$/ },
    { what: 'its own screens as _not-found and _global-error', pattern: /^_(not-found|global-error)\.html$/ },
    { what: 'compiled code below folders in brackets', pattern: /^\[locale\]\/.+\/page\.js$/ },
  ]
  for (const { what, pattern } of written)
    test(`Next writes ${what}`, () => {
      expect(
        files.some((file) => pattern.test(file)),
        `Next no longer writes ${what} (lib/next/rendered.ts)`,
      ).toBe(true)
    })

  test('Next writes nothing else', () => {
    for (const file of files) expect(() => readRendered(file)).not.toThrow()
  })
})

test.describe('lib/next/page-scripts.ts', () => {
  const scripts = () => readPageScripts(read('ru/docs.html'), '/docs')

  test('every script of a page is known, and none is missing', () => {
    expect(() => scripts()).not.toThrow()
  })
  test('the page names its chunks to Turbopack', () => {
    expect(scripts().runtime, 'Turbopack no longer pushes { otherChunks, runtimeModuleIds }').toEqual({
      otherChunks: expect.any(Array),
      runtimeModuleIds: expect.any(Array),
    })
  })
  test('the payload in the page is the file beside it', () => {
    expect(scripts().flight, 'the payload in the page is another (lib/next/deferred-hydration.ts)').toBe(
      read('ru/docs.rsc'),
    )
  })
  test('the site’s own scripts carry their names', () => {
    expect([...scripts().own.keys()].sort(), 'next-themes no longer takes scriptProps, or a script is gone').toEqual(
      [...OWN_SCRIPTS].sort(),
    )
  })
})

test('lib/next/start-data.ts: the bundler’s runtime reads no other names of the window', () => {
  const [runtime = ''] = listFiles(path.join(DIST, 'static/chunks')).filter((file) => /^turbopack-.*\.js$/.test(file))
  const code = fs.readFileSync(path.join(DIST, 'static/chunks', runtime), 'utf8')
  const names = new Set(code.match(/\bTURBOPACK\w*/g))
  names.delete('TURBOPACK')
  expect([...names].sort(), 'Turbopack reads other names (lib/next/start-data.ts)').toEqual([...RUNTIME_GLOBALS].sort())
})

test('lib/next/load-failure.ts: React closes a payload that broke off with error 412', () => {
  const client = 'react-server-dom-turbopack/cjs/react-server-dom-turbopack-client.browser.production.js'
  const code = fs.readFileSync(path.join('node_modules/next/dist/compiled', client), 'utf8')
  expect(code, 'React gives another error (lib/next/load-failure.ts)').toMatch(
    /formatProdErrorMessage\(412\)|Connection closed/,
  )
})

test('lib/next/phases.mjs: Next says when the code is compiled', () => {
  const said = compilePhase.until.split('"')[0] ?? ''
  const code = fs.readFileSync('node_modules/next/dist/build/index.js', 'utf8')
  expect(code.includes(said), `next build no longer says “${said}” (lib/next/phases.mjs)`).toBe(true)
})

test('lib/next/payload.client.ts: the router asks for the payload of a page, and for nothing else; the old page stays until it is here', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { fetch } = window
    const requested: string[] = []
    Object.assign(window, { requested })
    window.fetch = (input, init) => {
      requested.push(`${init?.method ?? 'GET'} ${input}`)
      return fetch(input, init)
    }
  })
  const requested = () => page.evaluate(() => (window as unknown as { requested: string[] }).requested)
  await page.goto(url('fixture', '/docs/guide/first'))
  await start(page)
  let answer = () => {}
  const isRequested = new Promise<void>((resolve) => {
    page.route('**/docs/guide/second.txt', async (route) => {
      resolve()
      await new Promise<void>((go) => {
        answer = go
      })
      await route.continue()
    })
  })
  const before = (await requested()).length
  await page.locator('doc-sidebar a[href="/docs/guide/second"]').click()
  await isRequested
  await expect(page).toHaveURL(url('fixture', '/docs/guide/first'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Первая страница')
  answer()
  await expect(page).toHaveURL(url('fixture', '/docs/guide/second'))
  const state = await page.evaluate(() => history.state)
  expect(state, 'the router’s entries no longer carry __NA (lib/next/history.client.ts)').toHaveProperty('__NA', true)
  const payloads = (await requested()).slice(before).filter((address) => !/\/(tree|sw)/.test(address))
  expect(payloads, 'the router asks for more than the payload, or past lib/next/payload.client.ts').toEqual([
    'GET /docs/guide/second.txt',
  ])
})
