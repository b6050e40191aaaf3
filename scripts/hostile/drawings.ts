import path from 'node:path'
import { drawingFile } from '../../lib/content/drawings'
import { page } from '../project/small-site'
import { type HostileCase, TOUCH } from './case'

const PAGE = 'docs/x.ru.mdx'
const svg = (inside: string, more = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" viewBox="0 0 9 9"${more}>${inside}</svg>`

/** A picture that the page shows at line 6. */
const picture = (name: string, text: string, message: string): HostileCase => ({
  name: `picture: ${name}`,
  file: PAGE,
  text: page('![a](./media/a.svg)'),
  files: { 'docs/media/a.svg': text },
  refused: { message, line: 6 },
})
const DIAGRAM = 'flowchart LR\n  A --> B'
/** The drawing of a diagram of the page, at line 6. */
const drawing = (name: string, text: string, message: string): HostileCase => ({
  name: `drawing: ${name}`,
  file: PAGE,
  text: page(`\`\`\`mermaid title="A"\n${DIAGRAM}\n\`\`\``),
  files: { [path.relative('/', drawingFile('/', DIAGRAM))]: text },
  refused: { message, line: 6 },
})

/** Parts that neither may have, and the message about each. */
const INSIDE: [name: string, inside: string, message: string][] = [
  ['a script with a prefix', `<x:script xmlns:x="http://www.w3.org/2000/svg">${TOUCH}</x:script>`, 'holds <x:script>'],
  ['a form', '<foreignObject><form action="https://evil.example"/></foreignObject>', 'holds <foreignObject>'],
  ['a frame', '<iframe src="https://evil.example"/>', 'holds <iframe>'],
  ['a picture of another host', '<image href="https://evil.example/a.png"/>', 'holds'],
  ['a style that loads', '<style>@import "https://evil.example/a.css";</style>', 'style'],
  ['a part of another file', '<use href="https://evil.example/a.svg#x"/>', 'evil.example'],
  ['a change of an address', '<set attributeName="href" to="javascript:x"/>', 'holds <set>'],
  ['a link', `<a href="javascript:${TOUCH}"><text>x</text></a>`, 'holds <a>'],
  ['a colour of another host', '<rect fill="url(https://evil.example/a)"/>', 'fill'],
  ['a heading behind its end', '</svg><h1>x</h1><svg>', ''],
]

/** Pictures and drawings that are SVG. */
export const DRAWINGS: HostileCase[] = [
  ...INSIDE.flatMap(([name, inside, message]) => [
    picture(name, svg(inside), message),
    drawing(name, svg(inside), message),
  ]),
  picture('a script', svg(`<script>${TOUCH}</script>`), 'holds <script>'),
  picture('a handler', svg('', ` onload="${TOUCH}"`), 'holds onload'),
  picture('no SVG', '<html><body>x</body></html>', 'the picture ./media/a.svg'),
  picture('HTML in capitals', svg('<SCRIPT>x</SCRIPT>'), 'holds <SCRIPT>'),
  drawing('no SVG', `<html><body onload="${TOUCH}"></body></html>`, 'holds <html>'),
  drawing('text', 'x', 'is no SVG'),
  drawing('a damaged name', svg('<tspa\uFFFD onload="x">a</tspa\uFFFD>'), 'holds <tspa'),
]
