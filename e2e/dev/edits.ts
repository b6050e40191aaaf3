import fs from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { expect, test, texts } from '../support/reader'

import { CONTENT, edit, openLive, panel, read, source, write } from './server'

/** Edits that a page shows by itself. */
export function testEdits(): void {
  test.describe('shows without touching the browser', { tag: '@nightly' }, () => {
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
        await expect(page.locator('body')).toContainText(text)
        write(file, before)
        await expect(page.locator('body')).not.toContainText(text)
      })

    test('order of the menu', async ({ page }) => {
      await openLive(page, '/docs')
      const links = page.getByRole('navigation', { name: texts().docs.sidebar }).getByRole('link')
      await expect(links.first()).toHaveText('Начало')
      edit('sidebars.yaml', '  - draft\n', '')
      edit('sidebars.yaml', '  - index\n', '  - draft\n  - index\n')
      await expect(links.first()).toHaveText('Набросок')
    })

    test('a new page at its own address, and its end', async ({ page }) => {
      const title = page.getByRole('heading', { level: 1 })
      await openLive(page, '/docs/new/fresh')
      await expect(title).toHaveText(texts().page.notFoundTitle)
      write('docs/new/fresh.ru.mdx', source('Новая', 'Только что.'))
      await expect(title).toHaveText('Новая')
      write('docs/new/fresh.ru.mdx', source('Новая', 'В новой папке.'))
      await expect(page.getByText('В новой папке.')).toBeVisible()
      fs.rmSync(path.join(CONTENT, 'docs/new/fresh.ru.mdx'))
      await expect(title).toHaveText(texts().page.notFoundTitle)
    })

    test('a renamed page', async ({ page }) => {
      const title = page.getByRole('heading', { level: 1 })
      await openLive(page, '/docs/folder/renamed')
      await expect(title).toHaveText(texts().page.notFoundTitle)
      fs.renameSync(path.join(CONTENT, 'docs/folder/gone.ru.mdx'), path.join(CONTENT, 'docs/folder/renamed.ru.mdx'))
      edit('sidebars.yaml', 'folder/gone', 'folder/renamed')
      await expect(title).toHaveText('Уходящая')
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
      await expect(picture).not.toHaveAttribute('src', before ?? '')
      const alert = panel(page)
      for (const spoil of [() => fs.truncateSync(file, 40), () => fs.rmSync(file)]) {
        spoil()
        await expect(alert).toContainText('docs/made.ru.mdx:')
        await expect(alert).toContainText('./media/shot.png')
        fs.writeFileSync(file, other)
        await expect(alert).toHaveCount(0)
        await expect(picture).toBeVisible()
      }
    })
  })
}
