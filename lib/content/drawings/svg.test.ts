import assert from 'node:assert/strict'
import fs from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { favicon } from '../../site/brand'
import { ICONS_FILE } from '../../site/icons'
import { type SvgKind, svgIssue } from './svg'

const KINDS: SvgKind[] = ['drawing', 'picture']
const SPACES = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
const PLAIN = 'xmlns="http://www.w3.org/2000/svg" width="9" height="9"'
/** An SVG around a fragment, which is on its second line. */
const around = (inside: string, attributes = PLAIN) => `<svg ${attributes}>\n${inside}\n</svg>`
const PIXEL = 'data:image/png;base64,iVBORw0KGgo='

/** What is refused in drawings and in pictures: its source and what is said of it. */
const malicious: [name: string, svg: string, what: string][] = [
  // What runs
  ['a script', around('<script>x</script>'), 'holds <script>'],
  ['a script with a prefix', around('<x:script xmlns:x="http://www.w3.org/2000/svg">x</x:script>'), 'holds <x:script>'],
  ['a script of XHTML', around('<script xmlns="http://www.w3.org/1999/xhtml">x</script>'), 'holds <script>'],
  ['a shape of another namespace', around('<rect xmlns="http://www.w3.org/1999/xhtml"/>'), 'holds xmlns='],
  ['a root with a prefix', '<x:svg xmlns:x="http://www.w3.org/2000/svg"><x:script/></x:svg>', 'holds <x:svg>'],
  ['a namespace without a use', around('<g xmlns:ev="http://www.w3.org/2001/xml-events"/>'), 'holds xmlns:ev='],
  [
    'a namespace under the name of ours',
    around('<g xmlns:xlink="http://www.w3.org/1999/xhtml"/>'),
    'holds xmlns:xlink=',
  ],
  ['an event of the root', around('', `${PLAIN} onload="x()"`), 'holds onload="x()"'],
  ['an event in capitals', around('<rect ONCLICK="x()"/>'), 'holds ONCLICK='],
  ['an event with a prefix', around('<rect ev:event="click"/>'), 'holds ev:event='],
  ['a handler of SVG Tiny', around('<handler type="text/javascript">x</handler>'), 'holds <handler>'],
  ['a listener', around('<listener event="click" handler="#a"/>'), 'holds <listener>'],
  // What is no SVG
  [
    'HTML inside',
    around('<foreignObject><form action="https://evil.example"/></foreignObject>'),
    'holds <foreignObject>',
  ],
  ['HTML inside, in capitals', around('<FOREIGNOBJECT/>'), 'holds <FOREIGNOBJECT>'],
  ['an element of HTML', around('<p>x</p>'), 'holds <p>'],
  ['a form', around('<form action="https://evil.example"><input name="password"/></form>'), 'holds <form>'],
  ['a frame', around('<iframe src="https://evil.example" srcdoc="x"/>'), 'holds <iframe>'],
  ['an object', around('<object data="https://evil.example"/>'), 'holds <object>'],
  ['an element in capitals', around('<RECT width="1"/>'), 'holds <RECT>'],
  ['a description with HTML', around('<desc><img src="x"/></desc>'), 'holds <img>'],
  ['text of HTML', '<html><body>x</body></html>', 'holds <html>'],
  ['another root', '<g/>', 'is no SVG: it begins with <g>'],
  // Addresses
  ['an image of another host', around('<image href="https://tracker.example/pixel.png"/>'), 'holds '],
  ['an image beside it', around('<image href="secret.png"/>'), 'holds '],
  ['an image without a scheme', around('<image href="//tracker.example/pixel.png"/>'), 'holds '],
  ['an image of SVG', around('<image href="data:image/svg+xml,x"/>'), 'holds '],
  ['an image of an effect', around('<filter><feImage href="https://tracker.example/a.png"/></filter>'), 'holds '],
  ['a link', around('<a href="https://evil.example"><rect/></a>'), 'holds <a>'],
  [
    'a link to a script, with a line end',
    around('<a xlink:href="java&#10;script:x()"><rect/></a>', `${SPACES} width="9" height="9"`),
    'holds ',
  ],
  ['a use of a file of SVG', around('<use href="data:image/svg+xml,x#a"/>'), 'holds href='],
  ['a use of another file', around('<use href="other.svg#a"/>'), 'holds href="other.svg#a"'],
  ['a use of another host', around('<use href="https://evil.example/a.svg#a"/>'), 'holds href='],
  ['a use of a picture', around(`<use href="${PIXEL}"/>`), 'holds href='],
  ['another base', around('<g xml:base="https://evil.example/"/>'), 'holds xml:base='],
  ['a nested SVG with a script', around('<svg><svg onload="x()"/></svg>'), 'holds onload='],
  ['the source of an image', around('<rect src="https://evil.example"/>'), 'holds src='],
  // Animations
  ['a set of an address', around('<rect><set attributeName="href" to="javascript:x()"/></rect>'), 'holds <set>'],
  ['an animation', around('<rect><animate attributeName="x" values="0;9"/></rect>'), 'holds <animate>'],
  ['an animation of an address', around('<animateTransform/>'), 'holds <animateTransform>'],
  // Styles
  ['a style sheet that imports', around('<style>@import "//evil.example/a.css";</style>'), 'holds '],
  ['a style sheet with an address', around('<style>a{background:url(//evil.example)}</style>'), 'holds '],
  [
    'a style sheet with an address in capitals',
    around('<style>a{fill:URL( "https://evil.example" )}</style>'),
    'holds ',
  ],
  ['an escaped address', around('<style>a{background:u\\72l(//evil.example)}</style>'), 'holds '],
  ['an escaped statement', around('<style>@\\69mport "//evil.example"</style>'), 'holds '],
  ['a set of images', around('<style>a{background:image-set("//evil.example" 1x)}</style>'), 'holds '],
  ['an address behind one in quotes', around('<style>a{x:"url(";y:url(//evil.example);z:")"}</style>'), 'holds '],
  ['an address that does not end', around('<style>a{y:url(#a</style>'), 'holds '],
  ['a statement in two pieces', around('<style>@im<title/>port "//evil.example"</style>'), 'holds '],
  ['a style with an address', around('<g style="background:url(https://evil.example)"/>'), 'holds style='],
  ['a style with a set of images', around(`<g style="background:-webkit-image-set('//evil.example' 1x)"/>`), 'holds '],
  ['a fill of another host', around('<rect fill="url(https://evil.example/a.svg#a)"/>'), 'holds fill='],
  ['a fill of another file, in quotes', around(`<rect fill="url('a.svg#a')"/>`), 'holds fill='],
  ['a fill behind a token', around('<rect fill="var(--a, url(//evil.example))"/>'), 'holds fill='],
  ['an escaped fill', around('<rect fill="\\75rl(//evil.example)"/>'), 'holds fill='],
  ['a mask of another host', around('<rect mask="url(//evil.example)"/>'), 'holds mask='],
  ['a filter of another host', around('<rect filter="url(//evil.example)"/>'), 'holds filter='],
  ['a clip of another host', around('<rect clip-path="url(//evil.example)"/>'), 'holds clip-path='],
  ['an arrow of another host', around('<path marker-end="url(//evil.example)"/>'), 'holds marker-end='],
  ['a cursor of another host', around('<rect cursor="url(//evil.example), auto"/>'), 'holds cursor='],
  // The file itself
  ['an entity', `<!DOCTYPE svg [<!ENTITY a "x">]>${around('<text>&a;</text>')}`, 'is no SVG: '],
  ['a type of document', `<!DOCTYPE svg [<!ENTITY a "x">]>${around('')}`, 'holds <!DOCTYPE>'],
  [
    'an entity of a file',
    `<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>${around('<text>&a;</text>')}`,
    'is no SVG: ',
  ],
  ['an entity of HTML', around('<text>&nbsp;</text>'), 'is no SVG: '],
  [
    'a style sheet beside it',
    `<?xml-stylesheet href="https://evil.example/a.css"?>${around('')}`,
    'holds <?xml-stylesheet?>',
  ],
  ['an instruction inside', around('<?php x ?>'), 'holds <?php?>'],
  [
    'a section that HTML reads otherwise',
    around('<desc><![CDATA[</desc><script>x</script>]]></desc>'),
    'holds a CDATA section',
  ],
  ['an end of the picture in the middle', '<svg width="9" height="9"></svg><h1>x</h1>', 'is no SVG: '],
  ['two roots', '<svg width="9" height="9"/><svg width="9" height="9"/>', 'is no SVG: '],
  ['an element that does not end', around('<g><rect/>'), 'is no SVG: '],
  ['elements that cross', around('<g><text></g></text>'), 'is no SVG: '],
  ['an attribute without quotes', around('<rect width=1/>'), 'is no SVG: '],
  ['an attribute said twice', around('<rect x="1" x="2"/>'), 'is no SVG: '],
  ['a comment that HTML reads otherwise', around('<!-- --!><script>x</script> -->-- -->'), 'is no SVG: '],
  [
    'its own encoding',
    `<?xml version="1.0" encoding="UTF-7"?>${around('')}`,
    'says it is in UTF-7, not in UTF-8',
  ],
  [
    'a text that is not in the encoding it names',
    `<?xml version="1.0" encoding="us-ascii"?>${around('<text>Ж</text>')}`,
    'says it is in us-ascii, not in UTF-8',
  ],
  ['nothing', '', 'is no SVG'],
  ['words', 'text', 'is no SVG'],
  [
    'ten thousand elements in one another',
    around('<g>'.repeat(10_000) + '</g>'.repeat(10_000)),
    'nests its elements too deep',
  ],
  ['a hundred and one groups', around('<g>'.repeat(101) + '</g>'.repeat(101)), 'nests its elements too deep'],
]
for (const kind of KINDS)
  for (const [name, svg, what] of malicious)
    test(`a ${kind} is refused: ${name}`, () => {
      const issue = svgIssue(Buffer.from(svg), kind)
      assert.ok(issue, svg)
      assert.ok(issue.what.startsWith(what), `${issue.what}\n${svg}`)
    })

/** A drawing is in the page, where these would be the page's. */
const inline: [name: string, svg: string, what: string][] = [
  ['a style sheet', around('<style>h1::after{content:"x"}</style>'), 'holds <style>'],
  ['a style', around('<rect style="position:fixed"/>'), 'holds style='],
  ['a class of the page', around('<rect class="button"/>'), 'holds class='],
  ['a picture written into it', around(`<image href="${PIXEL}"/>`), 'holds <image>'],
  ['its own name', around('<title>x</title>'), 'holds <title>'],
  ['a role', around('<g role="alert"/>'), 'holds role='],
  ['what shows outside its box', around('<svg overflow="visible"/>'), 'holds overflow='],
  ['a width with a style behind it', around('', 'width="1;position:fixed;inset:0" height="9"'), 'holds width='],
  ['a width in another unit', around('', 'width="9em" height="9"'), 'has no width and height in pixels'],
  ['no size', around('', 'viewBox="0 0 9 9"'), 'has no width and height in pixels'],
  ['an address in a look', around('<rect fill="https://evil.example"/>'), 'holds fill='],
  ['a note of PlantUML', `<?plantuml 1?>${around('')}`, 'holds <?plantuml?>'],
]
for (const [name, svg, what] of inline)
  test(`a drawing is refused: ${name}`, () => assert.ok(svgIssue(svg, 'drawing')?.what.startsWith(what), svg))

test('a text of another encoding is refused', () => {
  for (const kind of KINDS)
    for (const data of [
      Buffer.from(around(''), 'utf16le'),
      Buffer.from(`\ufeff${around('')}`, 'utf16le'),
      Buffer.from([0xff]),
    ])
      assert.match(svgIssue(data, kind)?.what ?? '', /^is not in UTF-8|^is no SVG/)
})

// A reader that goes back over what it has read would take hours.
test('a long path is read in one go', () => {
  for (const kind of KINDS) assert.equal(svgIssue(around(`<path d="M0${'-1'.repeat(500_000)}"/>`), kind), undefined)
})

const lines: [name: string, svg: string, line: number][] = [
  ['an element', around('<text>Слово 👩‍👩‍👧 и ещё одно</text>\n<script/>'), 3],
  ['an attribute on its own line', around('<rect\n  x="1"\n  onclick="x"/>'), 4],
  ['a text that is no XML', around('\n\n<g>'), 5],
  ['line ends of Windows', around('<g/>\n<script/>').replaceAll('\n', '\r\n'), 3],
]
for (const [name, svg, line] of lines)
  test(`the line of ${name} is reported`, () => {
    for (const kind of KINDS) assert.equal(svgIssue(Buffer.from(svg), kind)?.line, line)
  })

/** What programs that draw write. */
const sound: [name: string, svg: string][] = [
  [
    'a declaration, a comment',
    `<?xml version="1.0" encoding="UTF-8" standalone="no"?>\n<!-- made -->\n${around('<g/>')}`,
  ],
  ['the mark of UTF-8', `\ufeff${around('<g/>')}`],
  [
    'Inkscape, plain',
    around(
      '<g id="layer1" style="fill:#000;stroke:none" xml:space="preserve"/>',
      `${SPACES} xmlns:svg="http://www.w3.org/2000/svg" version="1.1"`,
    ),
  ],
  ['a picture written into it', around(`<image width="9" xlink:href="${PIXEL}"/>`, SPACES)],
  [
    'a gradient',
    around(
      '<linearGradient id="Слой_1" x1="0"><stop offset="0" stop-color="#fff"/></linearGradient><rect fill="url(#Слой_1)"/>',
    ),
  ],
  [
    'a style sheet',
    around(
      '<style type="text/css">@media (prefers-color-scheme: dark) { .a:not(.b) { fill: rgb(0 0 0 / 50%); clip-path: url("#c") } }</style><g class="a"/>',
    ),
  ],
  [
    'a font written into it',
    around(
      '<style>@font-face { font-family: "A"; src: url("data:font/woff2;base64,d09GMg==") format("woff2"); }</style>',
    ),
  ],
  [
    'an effect',
    around(
      '<filter id="a" x="-10%"><feGaussianBlur in="SourceAlpha" stdDeviation="2"/><feMerge><feMergeNode/></feMerge></filter><g filter="url(#a)" style="mix-blend-mode:multiply"/>',
    ),
  ],
  [
    'PlantUML',
    `<?xml version="1.0" encoding="us-ascii" standalone="no"?><?plantuml 1.2024?>${around('<text font-family="sans-serif" lengthAdjust="spacing" textLength="9">f(x) \\ @import</text>', `${SPACES} contentStyleType="text/css" zoomAndPan="magnify" style="width:9px;background:#FFFFFF;"`)}`,
  ],
  [
    'words for people',
    around('<g aria-label="Save (all) \\ url(x)" data-name="Layer (1)" role="img"><title>T</title><desc>D</desc></g>'),
  ],
]
for (const [name, svg] of sound)
  test(`a picture may hold ${name}`, () => assert.equal(svgIssue(Buffer.from(svg), 'picture'), undefined))

test('the icon of the tab and the icons of the interface are pictures by the same list', () => {
  for (const logo of [undefined, 'M4 4h16v16H4z'])
    assert.equal(svgIssue(favicon({ accent: '#4b2a8c', logo, letter: '&' }), 'picture'), undefined)
  assert.equal(svgIssue(fs.readFileSync(path.join('public', ICONS_FILE)), 'picture'), undefined)
})

for (const dir of ['content', ...fs.readdirSync('e2e/fixtures').map((name) => `e2e/fixtures/${name}`)])
  test(`every SVG of ${dir} passes`, () => {
    const files = fs.readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((name) => /\.svg$/i.test(name))
    for (const file of files)
      for (const kind of file.startsWith('drawings/') ? KINDS : (['picture'] as const))
        assert.equal(svgIssue(fs.readFileSync(path.join(dir, file)), kind), undefined, file)
  })
