import fs from 'node:fs'
import type { Page } from '@playwright/test'
import { drawingFile } from '../../lib/content/drawings'
import { svgIssue } from '../../lib/content/drawings/svg'
import { diagrams, fill } from '../kit/kit'
import { expect, holdScripts, mark, test, texts } from '../support/reader'
import { CONTENT, dev, source, write } from './server'

/** Diagrams that the browser draws. */
export function testDrawing(): void {
  test.describe('a diagram without a drawing', () => {
    /** Each test has diagrams of its own: one that was drawn has a drawing from then on. */
    const NAMES = ['seen', 'left', 'failing', 'kept'] as const
    const flowOf = (name: string) => `flowchart LR\n    A[Alpha] --> B[Beta]\n    B --> C[${name}]`
    test.beforeAll(() => {
      for (const name of NAMES) {
        const flow = `\`\`\`mermaid title="A leads to B"\n${flowOf(name)}\n\`\`\``
        const talk = `\`\`\`mermaid title="A asks B"\nsequenceDiagram\n    A->>B: ${name}\n\`\`\``
        write(
          `docs/undrawn-${name}.ru.mdx`,
          source('Без рисунка', `[Далее](/docs/other)\n\n${flow}\n\n${talk}`, 'unlisted: true\n'),
        )
      }
    })
    /** Opens the page when it is there, and starts nothing. */
    const show = async (page: Page, name: (typeof NAMES)[number]) => {
      const address = dev(`/docs/undrawn-${name}`)
      await expect(async () => expect((await fetch(address)).status).toBe(200)).toPass()
      await page.goto(address)
    }

    test('is drawn when it is seen, and has no part of another’s', { tag: '@nightly' }, async ({ page }) => {
      await show(page, 'seen')
      const first = diagrams(page).first()
      await expect(first.getByRole('img', { name: 'A leads to B' })).toBeVisible()
      await expect(first.locator('svg text').first()).toHaveText('Alpha')
      await expect(first.getByText('flowchart LR')).toBeHidden()
      const light = await fill(first)
      await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'))
      expect(await fill(first)).not.toBe(light)
      await expect(diagrams(page).nth(1).getByRole('img')).toBeVisible()
      const ids = await page.locator('svg [id]').evaluateAll((found) => found.map(({ id }) => id))
      expect(new Set(ids).size).toBe(ids.length)
    })

    test('may be left while it is being drawn', { tag: '@nightly' }, async ({ page }) => {
      const release = await holdScripts(page, /mermaid/)
      await show(page, 'left')
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
      await expect(page).toHaveURL(dev('/docs/other'))
      expect(await isSoft()).toBe(true)
      await expect(page.locator('.diagram-bench')).toHaveCount(0)
    })

    test('keeps the drawing beside the others, so that the page comes with it', { tag: '@nightly' }, async ({
      page,
    }) => {
      const file = drawingFile(CONTENT, flowOf('kept'))
      await show(page, 'kept')
      await expect(diagrams(page).first().getByRole('img', { name: 'A leads to B' })).toBeVisible()
      await expect.poll(() => fs.existsSync(file)).toBe(true)
      expect(svgIssue(fs.readFileSync(file), 'drawing')).toBeUndefined()
      const html = async () => (await fetch(dev('/docs/undrawn-kept'))).text()
      await expect.poll(async () => (await html()).includes('data-undrawn')).toBe(false)
      await page.goto(dev('/docs/undrawn-kept'))
      await expect(diagrams(page).first().locator('svg text').first()).toHaveText('Alpha')
    })

    test('a drawing of another site, or one that may not stand in a page, is not kept', {
      tag: '@nightly',
    }, async () => {
      const mermaid = 'flowchart LR\n    X --> Y'
      const send = (svg: string, headers: Record<string, string>) =>
        fetch(dev('/content-drawings'), { method: 'POST', headers, body: JSON.stringify({ source: mermaid, svg }) })
      const sound =
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" width="9" height="9"><path d="M0 0h9"/></svg>'
      const json = { 'content-type': 'application/json' }
      const own = { ...json, origin: new URL(dev('/')).origin }
      expect((await send(sound, json)).status).toBe(403)
      expect((await send(sound, { ...json, origin: 'https://evil.example' })).status).toBe(403)
      expect((await send(sound, { ...own, 'content-type': 'text/plain' })).status).toBe(403)
      for (const svg of ['', 'text', sound.replace('<path', '<image href="https://evil.example/x.png"/><path')])
        expect((await send(svg, own)).status, svg).toBe(422)
      expect(fs.existsSync(drawingFile(CONTENT, mermaid))).toBe(false)
      expect((await send(sound, own)).status).toBe(204)
      expect(fs.existsSync(drawingFile(CONTENT, mermaid))).toBe(true)
    })

    test('shows its source, and says so, where Mermaid cannot be loaded', { tag: '@nightly' }, async ({ page }) => {
      await page.route(/mermaid/, (route) => route.abort())
      await show(page, 'failing')
      const diagram = diagrams(page).first()
      await expect(diagram.getByText(texts().kit.diagramError)).toBeVisible()
      await expect(diagram.getByText('flowchart LR')).toBeVisible()
    })
  })
}
