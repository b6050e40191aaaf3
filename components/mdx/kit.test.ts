import assert from 'node:assert/strict'
import fs from 'node:fs'
import { test } from 'node:test'
import { shortHash } from '@/lib/core/short-hash'
import { ICONS_FILE } from '@/lib/site/icons'
import { compileText, htmlOf, report } from '@/scripts/tests/page-fixture'
import { ICONS } from '../ui/icon-names'
import { kit } from './kit'

const video = (chapters: string, rest = 'duration="96"') =>
  `<Video src="./media/a.webm" poster="./media/a.jpg" captions="./media/a" title="T" ${rest}>\n\n${chapters}\n\n</Video>`

const rendered: { name: string; text: string; has: (string | RegExp)[]; hasNot?: (string | RegExp)[] }[] = [
  {
    name: 'an admonition with the name of its kind',
    text: ':::tip\n\nText\n\n:::',
    has: [
      '<div class="admonition tip" role="note" aria-label="Совет">',
      '.svg#tip',
      /<span>Совет<\/span><\/p>\s*<p>Text<\/p>\s*<\/div>/,
    ],
  },
  {
    name: 'an admonition with a title',
    text: ':::danger[Потеря **данных**]\n\nText\n\n:::',
    has: ['aria-label="Опасно"', '<span>Потеря <strong>данных</strong></span>'],
  },
  { name: 'steps', text: '<Steps>\n\n1. a\n\n   b\n\n2. c\n\n</Steps>', has: ['<ol class="steps">'] },
  {
    name: 'details, closed and open',
    text: '<Details summary="S">\n\na\n\n</Details>\n\n<Details summary="T" open>\n\nb\n\n</Details>',
    has: [
      /<details class="fold"><summary>S<\/summary><div>\s*<p>a<\/p>\s*<\/div><\/details>/,
      '<details class="fold" open="">',
    ],
  },
  {
    name: 'cards on their own lines',
    text: '<Cards>\n<Card title="A" href="/docs/a" icon="bi">one</Card>\n<Card title="B" href="/docs/b">two</Card>\n</Cards>',
    has: [
      /^<ul class="cards"><li><a class="card" href="\/base\/docs\/a"><svg.*<strong>A<\/strong> <span>one<\/span><\/a><\/li><li><a class="card" href="\/base\/docs\/b"><strong>B/,
    ],
    hasNot: ['<p>'],
  },
  {
    name: 'keys',
    text: '<Kbd>Ctrl+K</Kbd> <Kbd>Ctrl++</Kbd> <Kbd>+</Kbd>',
    has: ['<kbd><kbd>Ctrl</kbd>+<kbd>K</kbd></kbd> <kbd><kbd>Ctrl</kbd>+<kbd>+</kbd></kbd> <kbd><kbd>+</kbd></kbd>'],
  },
  {
    name: 'badges',
    text: '<Badge>7.20</Badge> <Badge tone="new">n</Badge>',
    has: ['<span class="badge neutral">7.20</span> <span class="badge new">n</span>'],
  },
  {
    name: 'terms, each with its own tooltip',
    text: 'a <Term id="flowfile">x</Term> <Term id="flowfile">y</Term>',
    has: [
      '<p class="has-term">a <doc-term>',
      /aria-describedby="(term-\w+-1)" data-replay="">x<\/span><span role="tooltip" id="\1"><strong>Потоковый файл<\/strong> — порция данных<\/span>/,
      /aria-describedby="(term-\w+-2)" data-replay="">y.* id="\1"/,
    ],
  },
  {
    name: 'tabs',
    text: '<Tabs group="os" label="OS">\n<Tab label="Linux" value="linux">\n\na\n\n</Tab>\n<Tab label="Mac OS">\n\nb\n\n</Tab>\n</Tabs>',
    has: [
      /<doc-tabs data-group="os" role="group" aria-label="OS"><input type="radio" id="(tabs-\w+-1)-1" name="\1" checked="" value="linux"\/><label for="\1-1">Linux<\/label><input type="radio" id="\1-2" name="\1" value="mac-os"\/><label/,
      /<doc-tab class="tab" data-label="Linux" hidden="until-found">\s*<p>a<\/p>/,
    ],
  },
  {
    name: 'a picture in the width that its author wants',
    text: 'a <img src="./media/a.png" alt="A" width="120" /> b\n\n<img src="./media/a.png" alt="A" height={100} title="T" />',
    has: [
      '640w, /media/a-1200.webp 1200w" sizes="(width &lt;= 120px) 100vw, 120px"/><img src="/media/a-1200.png" alt="A" width="120" height="60"',
      /<doc-image style="--w:200;--h:100;.*width="200" height="100"/,
      '<figcaption>T</figcaption>',
    ],
  },
  {
    name: 'a video with chapters',
    text: video('- 0:00 Start\n- 1:05 Middle'),
    has: [
      'preload="none"',
      'poster="/media/a.jpg"',
      '<source src="/media/a.webm" type="video/webm"/>',
      '<track kind="captions" src="/media/a.ru.vtt" srcLang="ru" label="Русские"/><track kind="captions" src="/media/a.en.vtt"',
      'Содержание видео · 1:36',
      '<a href="#t=65" data-replay="seek"><time dateTime="PT65S">1:05</time> <span>Middle</span></a>',
    ],
  },
  {
    name: 'a video without chapters',
    text: '<Video src="./media/a.webm" poster="./media/a.jpg" title="T" duration="9" />',
    has: ['<doc-video'],
    hasNot: ['<nav', '<track', 'default'],
  },
]
const asPattern = (part: string | RegExp): RegExp =>
  typeof part === 'string' ? new RegExp(part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')) : part
for (const { name, text, has, hasNot = [] } of rendered) {
  test(`renders ${name}`, async () => {
    const page = await compileText(text, kit)
    assert.deepEqual(report(page), [])
    for (const part of has) assert.match(htmlOf(page), asPattern(part))
    for (const part of hasNot) assert.doesNotMatch(htmlOf(page), asPattern(part))
  })
}

const refused: { name: string; text: string; expected: string[] }[] = [
  {
    name: 'an unknown admonition, once',
    text: ':::noet\n\na\n\n:::',
    expected: ['5 error: unknown admonition “:::noet” (did you mean “note”?)'],
  },
  {
    name: 'a card with an unknown icon',
    text: '<Cards>\n<Card title="A" href="/docs" icon="secutiry">a</Card>\n</Cards>',
    expected: ['6 error: <Card>: there is no icon “secutiry” (did you mean “security”?)'],
  },
  {
    name: 'a card without an address',
    text: '<Cards>\n<Card title="A">a</Card>\n</Cards>',
    expected: ['6 error: <Card>: attribute “href” is missing (add href="…".)'],
  },
  {
    name: 'steps without a list',
    text: '<Steps>\n\ntext\n\n</Steps>',
    expected: ['5 error: <Steps>: there is no numbered list inside (write “1. …” items in it.)'],
  },
  {
    name: 'a badge of an unknown tone',
    text: 'a <Badge tone="fixd">x</Badge>',
    expected: ['5 error: <Badge>: tone="fixd" is not known (did you mean “fixed”?)'],
  },
  {
    name: 'an unknown term',
    text: 'a <Term id="x">x</Term>',
    expected: ['5 error: <Term>: there is no term “x” in glossary.yaml (use an id of that file, or add the term.)'],
  },
  {
    name: 'tabs without a tab',
    text: '<Tabs>\n\ntext\n\n</Tabs>',
    expected: ['5 error: <Tabs>: there is no <Tab> inside (write <Tab label="…">…</Tab> in it.)'],
  },
  {
    name: 'tabs of the same value',
    text: '<Tabs>\n<Tab label="A">a</Tab>\n<Tab label="a">b</Tab>\n</Tabs>',
    expected: ['5 error: <Tabs>: two tabs have the value “a” (give one of them another value="…".)'],
  },
  {
    name: 'too many tabs',
    text: `<Tabs>\n${[...'abcdefghijklmnopq'].map((label) => `<Tab label="${label}">x</Tab>`).join('\n')}\n</Tabs>`,
    expected: ['5 error: <Tabs>: 17 tabs are too many (make it 16 at most, or use headings.)'],
  },
  {
    name: 'what cannot be done to a picture',
    text: '<img src="./media/a.png" alt="A" width="50%" />\n\n<img src="./media/a.png" alt="A" width="100" height="100" align="left" />',
    expected: [
      '7 error: <img>: the attribute align is not allowed (remove it: the site lays out texts and tables; only <img> has a width and a height.)',
      '5 warning: <img>: width and height are numbers of pixels (write width="400", or leave it out.)',
      '7 warning: <img>: 100 × 100 would distort the picture (leave height out: it is 50.)',
    ],
  },
  ...['table', 'pre', 'p', 'td'].map((element) => ({
    name: `a width of <${element}>`,
    text:
      element === 'td'
        ? '<table><tbody><tr><td width="9">a</td></tr></tbody></table>'
        : `<${element} width="9">a</${element}>`,
    expected: [
      `5 error: <${element}>: the attribute width is not allowed (remove it: the site lays out texts and tables; only <img> has a width and a height.)`,
    ],
  })),
  {
    name: 'a block in a sentence',
    text: 'a <dl><dt>b</dt></dl>',
    expected: ['5 error: <dl> is in a sentence (put it on its own line, with an empty line above and below.)'],
  },
  {
    name: 'a chapter without a time',
    text: video('- Start'),
    expected: ['5 error: <Video>: the chapter “Start” has no time (write “- 1:05 Title”.)'],
  },
  {
    name: 'a chapter after the end',
    text: video('- 0:00 A\n- 2:00 B'),
    expected: ['5 error: <Video>: the chapter “B” begins after the end of the video (undefined)'],
  },
  {
    name: 'chapters out of order',
    text: video('- 0:10 A\n- 0:05 B'),
    expected: ['5 error: <Video>: the chapter “B” begins before the one above it (undefined)'],
  },
  {
    name: 'a missing file',
    text: '<Video src="./media/missing.webm" poster="./media/a.jpg" title="T" duration="9" />',
    expected: ['5 error: <Video>: there is no file ./media/missing.webm (the path is counted from the page.)'],
  },
]
for (const { name, text, expected } of refused)
  test(`reports ${name}`, async () => assert.deepEqual(report(await compileText(text, kit)), expected))

test('ids of tabs are unique on a page and differ between pages', async () => {
  const tabs = '<Tabs>\n<Tab label="A">a</Tab>\n<Tab label="B">b</Tab>\n</Tabs>\n\n'
  const html = htmlOf(await compileText(tabs + tabs, kit))
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map((match) => match[1])
  assert.equal(ids.length, 4)
  assert.equal(new Set(ids).size, 4)
})

test('every icon is in the file of icons, whose name is that of its content', () => {
  const sprite = fs.readFileSync(`public${ICONS_FILE}`, 'utf8')
  assert.equal(ICONS_FILE, `/vendor/icons.${shortHash(sprite)}.svg`, 'run `npm run icons`')
  for (const name of Object.keys(ICONS))
    assert.ok(sprite.includes(`<symbol id="${name}"`), `${name}: run \`npm run icons\``)
})
