import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { expect, open, requests, test, texts, theme, watchShifts } from '../support/reader'
import { SITES, url } from '../support/sites'
import { diagrams, fill, sink } from './kit'

test('an untouched page shows its diagrams, asks for nothing, and nothing shifts', async ({ page }) => {
  const requested = requests(page)
  const moved = await watchShifts(page)
  await page.clock.install()
  await page.goto(sink())
  for (const diagram of await diagrams(page).all()) await expect(diagram.getByRole('img')).toBeVisible()
  await page.evaluate(() => scrollTo(0, document.querySelector('figure.diagram')?.getBoundingClientRect().top ?? 0))
  await page.clock.fastForward(10_000) // the page starts React by itself, and the tools of large diagrams come
  await expect(page.locator('.diagram-tools:not([hidden])').first()).toBeAttached()
  expect(requested.filter((file) => /mermaid|draw/.test(file))).toEqual([])
  expect(await moved()).toEqual([])
})

test('words are inside their shapes and inside the drawing', { tag: '@nightly' }, async ({ page }) => {
  await page.goto(url('fixture', '/docs/diagrams'))
  const labels = await page.locator('svg.drawing text').evaluateAll((texts) =>
    texts.map((text) => {
      const box = text.getBoundingClientRect()
      const isIn = ({ left, right, top, bottom }: DOMRect) =>
        box.left > left - 2 && box.right < right + 2 && box.top > top - 2 && box.bottom < bottom + 2
      const touches = ({ left, right }: DOMRect) => box.left < right && box.right > left // the mark of a legend is beside
      const [around, drawing] = [text.parentElement, text.closest('svg')]
      const isNode = around?.matches('g[transform]') && around.querySelectorAll(':scope > text').length === 1
      const shapes = [...(around?.children ?? [])]
        .filter((part) => part.matches('rect, circle, ellipse, polygon, path'))
        .map((shape) => shape.getBoundingClientRect())
        .filter(touches)
      const hasShape = isNode === true && shapes.length > 0
      const isOutside = !drawing || !isIn(drawing.getBoundingClientRect()) || (hasShape && !shapes.some(isIn))
      return { words: text.textContent, hasShape, isOutside }
    }),
  )
  expect(labels.filter(({ hasShape }) => hasShape).length).toBeGreaterThan(30)
  expect(labels.filter(({ isOutside }) => isOutside)).toEqual([])
})

test('no reader loads Mermaid', () => {
  for (const { out } of Object.values(SITES)) expect(fs.existsSync(path.join(out, 'vendor/mermaid'))).toBe(false)
})

test('the colours follow the reader’s choice', { tag: '@nightly' }, async ({ page }) => {
  await open(page, sink())
  const diagram = diagrams(page).nth(1)
  const light = await fill(diagram)
  const toggle = page.getByRole('button', { name: texts().shell.colorMode.split(':')[0] ?? '' }).first()
  await expect(async () => {
    await toggle.click()
    expect(await theme(page)).toBe('dark')
  }).toPass()
  expect(await fill(diagram)).not.toBe(light)
})

test('a small diagram has neither tools nor a stop of the Tab key', { tag: '@nightly' }, async ({ page }) => {
  await open(page, sink())
  const diagram = diagrams(page).first()
  await expect(diagram.getByRole('button', { name: texts().shell.zoomIn })).toBeHidden()
  await expect(diagram.locator('.diagram-box')).not.toHaveAttribute('tabindex')
})

test('the text of a diagram can be selected, also where the mouse drags', { tag: '@nightly' }, async ({ page }) => {
  await open(page, sink())
  const text = diagrams(page).nth(1).locator('svg text').first()
  await text.dblclick()
  expect(await page.evaluate(() => String(getSelection()).trim())).not.toBe('')
})

test('all of a diagram is printed, in light colours', { tag: '@nightly' }, async ({ page }) => {
  await page.goto(sink())
  const light = await fill(diagrams(page).nth(1))
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  for (const diagram of await diagrams(page).all()) {
    await expect(diagram.getByRole('img')).toBeVisible()
    await expect(diagram.locator('details')).toBeHidden()
    expect(
      await diagram
        .locator('.diagram-box')
        .evaluate(({ scrollWidth, clientWidth, scrollHeight, clientHeight }) => [
          scrollWidth - clientWidth,
          scrollHeight - clientHeight,
        ]),
    ).toEqual([0, 0])
  }
  expect(await fill(diagrams(page).nth(1))).toBe(light)
})

test.describe('npm run draw', () => {
  const site = (files: Record<string, string>): string => {
    const dir = test.info().outputPath('content')
    fs.mkdirSync(path.join(dir, 'docs'), { recursive: true })
    fs.copyFileSync('e2e/fixtures/based/site.yaml', path.join(dir, 'site.yaml'))
    for (const [name, text] of Object.entries(files)) fs.writeFileSync(path.join(dir, 'docs', name), text)
    return dir
  }
  const draw = (dir: string, ...args: string[]): string =>
    execFileSync(process.execPath, ['--import', 'tsx', 'scripts/draw/index.ts', ...args], {
      env: { ...process.env, CONTENT_DIR: dir },
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    })
  const kept = (dir: string): Record<string, string> =>
    Object.fromEntries(
      fs
        .readdirSync(path.join(dir, 'drawings'))
        .map((name) => [name, fs.readFileSync(path.join(dir, 'drawings', name), 'utf8')]),
    )

  test('draws the same twice, and removes what no source asks for', { tag: '@nightly' }, () => {
    const dir = site({
      'a.ru.mdx': '```mermaid\nflowchart LR\n  A[Да] --> B\n```\n\n```mermaid\nsequenceDiagram\n  A->>B: x\n```\n',
    })
    fs.mkdirSync(path.join(dir, 'drawings'))
    fs.writeFileSync(path.join(dir, 'drawings/0000000000.svg'), '<svg/>')
    expect(draw(dir)).toMatch(/^Drew 2 diagrams, kept 0, removed 1: /)
    const first = kept(dir)
    expect(Object.keys(first)).toHaveLength(2)
    expect(draw(dir)).toMatch(/^Drew 0 diagrams, kept 2, removed 0: /)
    draw(dir, '--all')
    expect(kept(dir)).toEqual(first)
  })

  test('draws anew what was altered into something that may not be in a page', { tag: '@nightly' }, () => {
    const dir = site({ 'a.ru.mdx': '```mermaid\nflowchart LR\n  A --> B\n```\n' })
    draw(dir)
    const first = kept(dir)
    for (const [name, svg] of Object.entries(first))
      fs.writeFileSync(path.join(dir, 'drawings', name), svg.replace('</svg>', '<style>h1{color:red}</style></svg>'))
    expect(draw(dir)).toMatch(/^Drew 1 diagrams, kept 0, removed 0: /)
    expect(kept(dir)).toEqual(first)
  })

  test('a build draws what is missing, and removes nothing', { tag: '@nightly' }, () => {
    const dir = site({
      'a.ru.mdx': '---\ntitle: A\ndescription: A.\n---\n\n```mermaid\nflowchart LR\n  A --> B\n```\n',
    })
    fs.mkdirSync(path.join(dir, 'drawings'))
    fs.writeFileSync(path.join(dir, 'drawings/0000000000.svg'), '<svg/>')
    const step = `
      const { loadEnv } = await import('./scripts/system/env.ts')
      loadEnv()
      const { collect } = await import('./scripts/content/collect.ts')
      await collect()
      const { drawUndrawn } = await import('./scripts/build/draw-undrawn.ts')
      await drawUndrawn()`
    execFileSync('node', ['--import', 'tsx', '--input-type=module', '-e', step], {
      env: {
        ...process.env,
        CONTENT_DIR: dir,
        WORK_DIR: path.join(dir, '../work'),
        LOCALES: undefined,
        BASE_PATH: undefined,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const drawn = kept(dir)
    expect(Object.keys(drawn)).toHaveLength(2)
    draw(dir)
    const { '0000000000.svg': _, ...others } = drawn
    expect(kept(dir), 'as npm run draw does').toEqual(others)
  })

  test('tells file and line of a source that cannot be drawn, and fails', { tag: '@nightly' }, () => {
    const dir = site({ 'a.ru.mdx': 'Text.\n\n```mermaid\nflowchart LR\n  A --> [\n```\n' })
    expect(() => draw(dir)).toThrow(/Error in docs\/a\.ru\.mdx:5\n {2}the diagram cannot be drawn/)
  })
})
