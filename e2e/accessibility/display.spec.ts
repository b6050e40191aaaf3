import type { Page } from '@playwright/test'
import { expect, open, settle, start, test, texts } from '../support/reader'
import { someOf } from '../support/sites'

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

  for (const [reducedMotion, address] of someOf([
    ['reduce', '/'],
    ['reduce', '/docs/bi/dashboard'],
    ['reduce', '/docs/architecture/intro'],
    ['no-preference', '/docs/bi/dashboard'],
  ] as const))
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
  for (const colorScheme of someOf(['light', 'dark'] as const))
    test(`what is chosen, pressed, focused or drawn is seen, ${colorScheme}`, async ({ page }) => {
      // The reader chose the other theme before the system forced its colours.
      const chosenMode = colorScheme === 'dark' ? 'light' : 'dark'
      await page.addInitScript((mode) => localStorage.setItem('theme', mode), chosenMode)
      await page.emulateMedia({ forcedColors: 'active', colorScheme })
      await open(page, '/docs/architecture/intro')
      await expect(page.locator('html')).toHaveAttribute('data-theme', chosenMode)

      const glyphs = await page.locator('.code-tools button, .prose .external').evaluateAll((all) =>
        all.map((element) => {
          const part = element.matches('button') ? '::before' : '::after'
          return getComputedStyle(element, part).backgroundColor === getComputedStyle(document.body).color
        }),
      )
      expect(glyphs.length).toBeGreaterThan(1)
      expect.soft(glyphs, 'drawn marks have the colour of the text').not.toContain(false)

      const look = (pressed: Element) => getComputedStyle(pressed).backgroundColor
      const wrap = page.getByRole('button', { name: texts().kit.wrap }).first()
      const before = await wrap.evaluate(look)
      await wrap.click()
      await expect(wrap).toHaveAttribute('aria-pressed', 'true')
      await settle(page) // colours change slowly
      expect.soft(await wrap.evaluate(look), 'a pressed button').not.toBe(before)
      expect
        .soft(await wrap.evaluate((pressed) => getComputedStyle(pressed, '::before').backgroundColor), 'and its mark')
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

test('in forced colours the current heading, section and page are told apart from the others', {
  tag: '@nightly',
}, async ({ page }) => {
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
