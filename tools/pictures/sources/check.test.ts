import assert from 'node:assert/strict'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, test } from 'node:test'
import { checkPictures } from './check'
import { writeMade } from './made'
import { readEverything, type Sources } from './sources'
import { wantedPictures } from './wanted'

let dir: string
beforeEach(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'pictures-'))
})
afterEach(() => fs.rmSync(dir, { recursive: true }))

const from = (): Sources => ({ contentDir: dir, languages: ['ru', 'en'], problems: [] })
function write(file: string, text: string): void {
  fs.mkdirSync(path.join(dir, path.dirname(file)), { recursive: true })
  fs.writeFileSync(path.join(dir, file), text)
}
const check = (): string[] => checkPictures(from()).map(({ file, message }) => `${file}: ${message}`)

/** A content folder with one still, its pictures and the pages that show them. */
function writeStill(): void {
  write('pictures/kit/kit.css', 'b {}')
  write('pictures/screens/bi/registry.html', '<screen-shell><h1>{Реестр|Registry}</h1></screen-shell>\n')
  write('pictures/pictures/bi.yaml', '- file: docs/bi/media/registry\n  screen: bi/registry\n')
  for (const code of ['ru', 'en']) {
    write(`docs/bi/intro.${code}.mdx`, `![Registry](./media/registry.${code}.png)\n`)
    write(`docs/bi/media/registry.${code}.png`, 'picture')
  }
  const { stills } = readEverything(from())
  writeMade(dir, Object.fromEntries(wantedPictures(from(), stills).map(({ file, hash }) => [file, hash])))
}

test('a content folder without pictures is in order', () => assert.deepEqual(check(), []))

test('pictures that are as their sources are in order', () => {
  writeStill()
  assert.deepEqual(check(), [])
})

const changes: { name: string; change: () => void; expected: string[] }[] = [
  {
    name: 'a text of one language changes the picture of that language',
    change: () =>
      write('pictures/screens/bi/registry.html', '<screen-shell><h1>{Реестр|Register}</h1></screen-shell>\n'),
    expected: ['docs/bi/media/registry.en.png: its sources have changed since it was made'],
  },
  {
    name: 'line ends of another system change nothing',
    change: () =>
      write('pictures/screens/bi/registry.html', '<screen-shell><h1>{Реестр|Registry}</h1></screen-shell>\r\n'),
    expected: [],
  },
  {
    name: 'the kit changes all pictures',
    change: () => write('pictures/kit/kit.css', 'b { color: red }'),
    expected: ['ru', 'en'].map(
      (code) => `docs/bi/media/registry.${code}.png: its sources have changed since it was made`,
    ),
  },
  {
    name: 'a picture has gone',
    change: () => fs.rmSync(path.join(dir, 'docs/bi/media/registry.ru.png')),
    expected: ['docs/bi/media/registry.ru.png: it is not made yet'],
  },
  {
    name: 'a still has gone',
    change: () => write('pictures/pictures/bi.yaml', '[]\n'),
    expected: [
      'pictures/screens/bi/registry.html: no still and no film shows this screen',
      'docs/bi/media/registry.en.png: no still and no film asks for it any more',
      'docs/bi/media/registry.ru.png: no still and no film asks for it any more',
    ],
  },
  {
    name: 'a page does not show the picture of its language',
    change: () => write('docs/bi/intro.en.mdx', '![Registry](./media/registry.ru.png)\n'),
    expected: ['pictures/pictures/bi.yaml: no page shows docs/bi/media/registry.en.png'],
  },
  {
    name: 'a post of the blog shows it instead of a page of the documentation',
    change: () => {
      write('docs/bi/intro.en.mdx', 'Text.\n')
      write('blog/release-1.en.mdx', '![Registry](../docs/bi/media/registry.en.png)\n')
    },
    expected: [],
  },
  {
    name: 'a screen that a still shows has gone',
    change: () => fs.rmSync(path.join(dir, 'pictures/screens/bi/registry.html')),
    expected: [
      'pictures/pictures/bi.yaml: there is no screen “bi/registry”',
      'docs/bi/media/registry.ru.png: its sources have changed since it was made',
      'docs/bi/media/registry.en.png: its sources have changed since it was made',
    ],
  },
  {
    name: 'a film is not recorded and its page says otherwise',
    change: () => {
      write(
        'pictures/films/bi/start.yaml',
        "page: bi/start\nduration: 9\nposter: 1\nchapters: [{ at: 0, title: '{Один|One}', steps: [{ screen: bi/registry }] }]\n",
      )
      write('docs/bi/start.ru.mdx', 'Text.\n')
    },
    expected: [
      'docs/bi/media/start.webm: it is not made yet',
      'docs/bi/media/start.ru.vtt: these are not the captions of the film',
      'docs/bi/media/start.en.vtt: these are not the captions of the film',
      'docs/bi/media/start.jpg: it is not made yet',
      'docs/bi/start.ru.mdx: the page does not show its film',
    ],
  },
]
for (const { name, change, expected } of changes)
  test(`a check of pictures: ${name}`, () => {
    writeStill()
    change()
    assert.deepEqual(check(), expected)
  })
