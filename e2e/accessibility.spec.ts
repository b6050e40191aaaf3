import type { Page } from '@playwright/test'
import { violationsInThemes } from './axe'
import { at, expect, type Locale, open, PHONE, start, test, texts, theme } from './reader'
import { cutOff, hear, isFocusSeen, tooSmall, walk } from './senses'
import { url } from './sites'

const MOST_STOPS = 450
const DESKTOP = { width: 1440, height: 900 }
/** A window of 1280 × 1024 px, enlarged to 400 %. */
const ENLARGED = { width: 320, height: 256 }

/**
 * A page of every kind, in the language in which the phone shows it. On a desktop all kinds in both languages are read
 * in every-page.spec.ts; together every two of kind, theme, language and size meet.
 */
const KINDS: [name: string, site: 'main' | 'fixture' | 'blog', locale: Locale, path: string][] = [
  ['the start page', 'main', 'ru', '/'],
  ['the start page', 'main', 'en', '/'],
  ['a long page', 'main', 'en', '/docs/bi/dashboard'],
  ['tabs, diagrams, code and terms', 'main', 'ru', '/docs/architecture/intro'],
  ['a video', 'main', 'en', '/docs/bi/video/bi-start'],
  ['a category', 'main', 'ru', '/docs'],
  ['the catalogue', 'main', 'en', '/docs/etl/processors'],
  ['a component', 'main', 'ru', '/docs/etl/processors/ExecuteSQL'],
  ['the list of posts', 'main', 'en', '/blog'],
  ['posts of texts', 'blog', 'ru', '/blog'],
  ['a post', 'main', 'ru', '/blog/release-7_15_0'],
  ['all changes', 'main', 'en', '/blog/changes'],
  ['the archive', 'main', 'ru', '/blog/archive'],
  ['all tags', 'main', 'en', '/docs/tags'],
  ['a tag', 'main', 'ru', '/docs/tags/безопасность'],
  ['an author', 'main', 'en', '/blog/authors/docs-team'],
  ['results of a search', 'main', 'en', '/search?q=kafka'],
  ['the help', 'main', 'ru', '/help'],
  ['no page', 'main', 'ru', '/404'],
  ['the whole kit', 'fixture', 'en', '/docs/kitchen-sink'],
]

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true })
  for (const [name, site, locale, path] of KINDS)
    test(`${name}, ${locale}: nothing for axe, room for fingers, nothing lost at 400 %`, async ({ page }) => {
      await open(page, url(site, at(locale, path)))
      if (path.startsWith('/search')) await expect(page.locator('main ol a').first()).toBeVisible()
      expect.soft(await violationsInThemes(page)).toEqual([])
      expect.soft(await tooSmall(page)).toEqual([])
      await page.setViewportSize(ENLARGED)
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(ENLARGED.width)
      expect.soft(await cutOff(page)).toEqual([])
    })

  test('the drawer, in both menus', async ({ page }) => {
    await open(page, '/docs/bi/intro')
    await page.getByRole('button', { name: texts().shell.menu }).tap()
    expect.soft(await violationsInThemes(page, { root: 'aside' })).toEqual([])
    expect.soft(await tooSmall(page, 'aside')).toEqual([])
    await page.getByRole('button', { name: texts().shell.backToMain }).tap()
    expect.soft(await violationsInThemes(page, { root: 'aside' })).toEqual([])
    expect.soft(await tooSmall(page, 'aside')).toEqual([])
  })

  test('the search has room for fingers', async ({ page }) => {
    await open(page, '/docs')
    await page.getByRole('button', { name: texts().search.open }).tap()
    for (const query of ['kafka', 'qqqxxyyzz']) {
      await found(page, query)
      expect.soft(await tooSmall(page, 'dialog')).toEqual([])
    }
  })
})

type Act = (page: Page) => Promise<unknown>
/** A filter that finds something, and one that finds nothing. */
const FILTERS = ['kafka', 'zzzqqq'].map(
  (word): Act =>
    async (page) => {
      await page.getByRole('searchbox').fill(word)
      await expect(page).toHaveURL(new RegExp(word))
    },
)

/** What a reader opens on a page. */
const STATES: Record<string, [site: 'main' | 'fixture', locale: Locale, path: string, acts: Act[]]> = {
  'the search: nothing asked, results, nothing found, pages opened before': [
    'main',
    'en',
    '/docs/bi/intro',
    [
      (page) => page.keyboard.press('Control+k'),
      (page) => found(page, 'kafka'),
      (page) => found(page, 'qqqxxyyzz'),
      async (page) => {
        await found(page, 'kafka')
        await page.keyboard.press('Enter')
        await expect(page.getByRole('dialog')).toHaveCount(0)
        await page.keyboard.press('Control+k')
        await expect(page.getByRole('option').first()).toBeVisible()
      },
    ],
  ],
  'the menus of versions and languages': [
    'fixture',
    'ru',
    '/docs/kitchen-sink',
    ['versions', 'language'].map(
      (menu) => (page) => page.locator('summary', { hasText: texts().shell[menu as 'versions' | 'language'] }).click(),
    ),
  ],
  'the filter of the catalogue, and nothing found': ['main', 'ru', '/docs/etl/processors', FILTERS],
  'the filter of changes, and nothing found': ['main', 'en', '/blog/changes', FILTERS],
  'a term, a large diagram, a large picture': [
    'fixture',
    'en',
    '/docs/kitchen-sink',
    [
      (page) => page.locator('doc-term button').first().focus(),
      (page) => page.locator('.diagram-tools:not([hidden]) button').nth(1).click(),
      (page) => page.locator('doc-image[data-state="loaded"] > button').first().click(),
    ],
  ],
}

async function found(page: Page, query: string): Promise<void> {
  await page.getByRole('dialog').getByRole('combobox').fill(query)
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText(/\d/)
}

test.describe('axe finds nothing with', () => {
  for (const viewport of [DESKTOP, PHONE])
    for (const [name, [site, locale, path, acts]] of Object.entries(STATES))
      test(`${name}, ${viewport.width} px`, async ({ page }) => {
        await page.setViewportSize(viewport)
        await open(page, url(site, at(locale, path)))
        for (const [place, act] of acts.entries()) {
          await act(page)
          expect.soft(await violationsInThemes(page), `${place}`).toEqual([])
        }
      })
})

test.describe('by keyboard alone', () => {
  for (const [name, address, viewport] of [
    ['a page', '/docs/architecture/intro', DESKTOP],
    ['a page at 400 %', '/en/docs/architecture/intro', ENLARGED],
    ['the catalogue', '/docs/etl/processors?q=kafka', DESKTOP],
    ['all changes', '/en/blog/changes?q=kafka', DESKTOP],
  ] as const)
    test(`${name}: from the skip link to the footer every stop is seen, in its order`, async ({ page }) => {
      test.setTimeout(60_000)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.setViewportSize(viewport)
      await open(page, address)
      const footer = page.getByRole('contentinfo').getByRole('link')
      const { names, wrong } = await walk(page, MOST_STOPS)
      expect.soft(wrong).toEqual([])
      expect.soft(names[0]).toContain(texts(address.startsWith('/en') ? 'en' : 'ru').shell.skip)
      expect(names.at(-1), 'no trap').toBe(`a ${(await footer.last().textContent())?.trim().slice(0, 40)}`)
    })

  for (const locale of ['ru', 'en'] as const)
    test(`a question, its results, a page and a copy are told aloud, ${locale}`, async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await open(page, at(locale, '/docs'))
      const said = await hear(page)
      await page.keyboard.press('Control+k')
      await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused()
      await page.keyboard.type('PutS3Object')
      await expect(page.getByRole('option').first()).toContainText('PutS3Object')
      await expect.poll(said).toContainEqual(expect.stringMatching(locale === 'ru' ? /^\d+ результ/ : /^\d+ result/))
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('ArrowUp')
      await page.keyboard.press('Enter')
      await expect.poll(said).toContainEqual(expect.stringMatching(/^PutS3Object.* \| Docs$/))
      const copy = page
        .getByRole('main')
        .getByRole('button', { name: texts(locale).kit.copy })
        .first()
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter') // the skip link
      for (let press = 0; press < 60 && !(await copy.evaluate((it) => it === document.activeElement)); press++)
        await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await expect.poll(said).toContain(texts(locale).kit.copied)
    })

  for (const [name, viewport] of [
    ['the box', DESKTOP],
    ['the button', PHONE],
  ] as const)
    test(`the search keeps the focus, and gives it back to ${name}`, async ({ page }) => {
      await page.setViewportSize(viewport)
      await open(page, '/docs')
      const opener = page.locator('[id="site:navbar"]').getByLabel(texts().search.open).and(page.locator(':visible'))
      await opener.focus()
      await page.keyboard.press('Enter')
      if (viewport === DESKTOP) await page.keyboard.type('k')
      await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused()
      expect(await isFocusSeen(page, 'dialog search')).toBe(true)
      for (let press = 0; press < 12; press++) {
        await page.keyboard.press('Tab')
        // Between its last stop and its first one the browser has its own, which is the body for the page.
        expect(await page.evaluate(() => document.activeElement?.matches('body, dialog *'))).toBe(true)
      }
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(opener).toBeFocused()
    })

  test('a menu of the header opens, leads in, closes and gives the focus back', async ({ page }) => {
    await open(page, '/docs')
    const menu = page.locator('summary', { hasText: texts().shell.language })
    await menu.focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(page.locator('[id="site:navbar"] [data-locale]').first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.locator('[id="site:navbar"] [data-locale]').first()).toBeHidden()
    await expect(menu).toBeFocused()
  })
})

test.describe('motion', () => {
  /** The longest movement that the page has or may have, in ms. */
  const longest = (page: Page): Promise<number> =>
    page.evaluate(() => {
      const ms = (list: string) => list.split(', ').map((value) => Number.parseFloat(value) * 1000)
      const ready = [...document.querySelectorAll('*')].flatMap((element) =>
        [undefined, '::before', '::after', '::backdrop', '::details-content'].flatMap((part) => {
          const { transitionDuration, animationDuration, animationName } = getComputedStyle(element, part)
          return [...ms(transitionDuration), ...(animationName === 'none' ? [] : ms(animationDuration))]
        }),
      )
      const running = document.getAnimations().map(({ effect }) => Number(effect?.getComputedTiming().activeDuration))
      return Math.max(...ready, ...running)
    })

  for (const [reducedMotion, address] of [
    ['reduce', '/'],
    ['reduce', '/docs/bi/dashboard'],
    ['reduce', '/docs/architecture/intro'],
    ['no-preference', '/docs/bi/dashboard'],
  ] as const)
    test(`is ${reducedMotion === 'reduce' ? 'none' : 'there'} with ${reducedMotion}: ${address}`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion })
      await open(page, address)
      const moved = [await longest(page)]
      const fold = page.locator('main details > summary:visible').first()
      if ((await fold.count()) > 0) {
        await fold.evaluate((summary: HTMLElement) => summary.click())
        moved.push(await longest(page))
      }
      await page.keyboard.press('Control+k')
      await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused()
      await page.keyboard.type('kafka')
      moved.push(await longest(page))
      if (reducedMotion === 'reduce') expect(Math.max(...moved)).toBeLessThanOrEqual(1)
      else expect(Math.max(...moved)).toBeGreaterThan(100)
    })
})

test.describe('in forced colours', () => {
  for (const colorScheme of ['light', 'dark'] as const)
    test(`what is chosen, pressed, focused or drawn is seen, ${colorScheme}`, async ({ page }) => {
      // The reader chose the other theme before the system forced its colours.
      await page.addInitScript((mode) => localStorage.setItem('theme', mode), colorScheme === 'dark' ? 'light' : 'dark')
      await page.emulateMedia({ forcedColors: 'active', colorScheme })
      await open(page, '/docs/architecture/intro')
      expect(await theme(page)).not.toBe(colorScheme)

      const glyphs = await page.locator('.code-tools button, .prose .external').evaluateAll((all) =>
        all.map((element) => {
          const part = element.matches('button') ? '::before' : '::after'
          return getComputedStyle(element, part).backgroundColor === getComputedStyle(document.body).color
        }),
      )
      expect(glyphs.length).toBeGreaterThan(1)
      expect.soft(glyphs, 'drawn signs have the colour of the text').not.toContain(false)

      const look = (pressed: Element) => getComputedStyle(pressed).backgroundColor
      const wrap = page.getByRole('button', { name: texts().kit.wrap }).first()
      const before = await wrap.evaluate(look)
      await wrap.click()
      await expect(wrap).toHaveAttribute('aria-pressed', 'true')
      expect.soft(await wrap.evaluate(look), 'a pressed button').not.toBe(before)
      expect
        .soft(await wrap.evaluate((pressed) => getComputedStyle(pressed, '::before').backgroundColor), 'and its sign')
        .not.toBe(await wrap.evaluate(look))

      const label = (tab: Element) => {
        const { textDecorationLine, outlineStyle } = getComputedStyle(tab)
        return `${textDecorationLine} ${outlineStyle}`
      }
      const [chosen, other] = [page.locator('doc-tabs > :checked + label'), page.locator('doc-tabs > label').last()]
      expect.soft(await chosen.first().evaluate(label), 'a chosen tab').not.toBe(await other.evaluate(label))

      await page.keyboard.press('Control+k')
      await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused()
      await page.keyboard.type('kafka')
      const options = page.getByRole('option')
      await expect(options.nth(1)).toBeVisible()
      const [selected, next] = [options.first(), options.nth(1)]
      expect.soft(await selected.evaluate(look), 'a selected result').not.toBe(await next.evaluate(look))
      // Its words have one colour: that of the system for what is selected.
      const inks = await selected.evaluate((option) =>
        [option, ...option.querySelectorAll('*')].map((part) => getComputedStyle(part).color),
      )
      expect.soft([...new Set(inks)]).toHaveLength(1)
    })
})

test('parts of a page without a translation say their language', async ({ page }) => {
  await page.goto(url('fixture', '/en/docs/only-russian'))
  const langOf = (element: Element) => element.closest('[lang]')?.getAttribute('lang')
  const { docs } = texts('en')
  const path = page.getByRole('navigation', { name: docs.breadcrumbs })
  expect(await path.evaluate(langOf)).toBe('en')
  expect(await path.getByRole('listitem').last().evaluate(langOf)).toBe('ru')
  const toc = page.getByRole('navigation', { name: docs.toc })
  expect(await toc.evaluate(langOf)).toBe('en')
  expect(await toc.getByRole('link').first().evaluate(langOf)).toBe('ru')
  await page.setViewportSize(PHONE)
  expect(await page.getByRole('article').getByText(docs.toc).evaluate(langOf)).toBe('en')
})

test('in forced colours the current heading, section and page are told from the others', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/docs/bi/dashboard')
  await start(page)
  await page.evaluate(() => scrollTo(0, 1500))
  const ground = (element: Element) => getComputedStyle(element).backgroundColor
  for (const name of [texts().docs.toc, texts().shell.mainNav, texts().docs.sidebar]) {
    const links = page.getByRole('navigation', { name }).getByRole('link')
    const current = links.and(page.locator('[aria-current]'))
    const other = links.and(page.locator(':not([aria-current])'))
    expect(await current.first().evaluate(ground), name).not.toBe(await other.first().evaluate(ground))
  }
})

test('fingers find the links of a list', async ({ page }) => {
  await page.setViewportSize(PHONE)
  for (const [address, links] of [
    ['/docs/etl/processors/ExecuteSQL', 'tbody th > a'],
    ['/docs/bi/dashboard', 'article details a'],
    ['/blog/changes', 'li a[href^="#"]'],
  ] as const) {
    await page.goto(address)
    await page.locator('article details').evaluateAll((all) => {
      for (const details of all) details.setAttribute('open', '')
    })
    const heights = await page
      .locator(links)
      .evaluateAll((all) => all.map((link) => link.getBoundingClientRect().height))
    expect(heights.length).toBeGreaterThan(2)
    expect(Math.min(...heights), address).toBeGreaterThanOrEqual(24)
  }
})
