import type { Locator } from '@playwright/test'
import { expect, settle, test } from '../support/reader'

import { dev, edit, openLive, panel, printed, read, write } from './server'

/** Mistakes, and their ends. */
export function testMistakes(): void {
  test.describe('a mistake is reported in the page and the terminal, and gone after the fix', {
    tag: '@nightly',
  }, () => {
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
      ...(
        [
          ['an unknown type of item in the navbar', 'type: locale', 'type: lokale', 'unknown type “lokale”'],
          ['an unknown menu in the navbar', 'sidebar: main', 'sidebar: mian', 'there is no sidebar “mian”'],
          ['an unknown version', 'name: "1.0"', 'name: "1.O"', 'the version “1.O” has no pages'],
        ] as const
      ).map(([name, from, to, says]) => ({
        name,
        on: '/docs',
        file: 'site.yaml',
        from,
        to,
        says: ['site.yaml', says],
      })),
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
        name: 'a link to nothing, which only the whole check finds',
        on: '/docs/other',
        file: 'docs/other.ru.mdx',
        from: 'Текст',
        to: '[a](/docs/nowhere)\n\nТекст',
        says: ['docs/other.ru.mdx:6', 'leads nowhere'],
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
      for (const word of words) await expect(alert).toContainText(word)
    }
    for (const { name, on, file, from, to, says: words } of mistakes)
      test(name, async ({ page, context }) => {
        await openLive(page, on)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        // Next asks for the routes in a process of its own before it answers, and prints what fails there.
        await fetch(`${dev(on)}?${encodeURIComponent(file)}`)
        await expect.poll(printed).toContain(`?${encodeURIComponent(file)}`)
        const before = read(file)
        const reported = printed().length
        edit(file, from, to)
        const alert = panel(page)
        await says(alert, words)
        const loaded = await context.newPage()
        await loaded.goto(dev(on))
        await says(panel(loaded), words)
        await expect(loaded.locator('html')).toHaveAttribute('lang', on.startsWith('/en') ? 'en' : 'ru')
        await settle(loaded)
        write(file, before)
        await expect(alert).toHaveCount(0)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(panel(loaded)).toHaveCount(0)
        await expect(loaded.getByRole('heading', { level: 1 })).toBeVisible()
        await loaded.close()
        const lines = printed().slice(reported)
        expect(lines.split(`Error in ${file}`).length - 1, lines).toBeGreaterThanOrEqual(1)
        for (const [line] of lines.matchAll(/^Error in .*\n.*$/gm)) expect(lines.split(line), lines).toHaveLength(2)
        expect(lines).not.toMatch(/^ +at .+\d+:\d+\)?$/m)
        expect(lines).not.toMatch(/ (?:404|500) in /)
      })
  })
}
