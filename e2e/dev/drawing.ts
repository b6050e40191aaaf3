import type { Locator, Page } from '@playwright/test'
import { expect, holdScripts, mark, test, texts } from '../support/reader'

import { dev, LIVE, source, write } from './server'

/** Diagrams that the browser draws. */
export function testDrawing(): void {
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
}
