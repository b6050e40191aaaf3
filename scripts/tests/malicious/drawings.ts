import path from 'node:path'
import { drawingFile } from '../../../lib/content/drawings'
import { page } from '../small-site'
import { type MaliciousCase, TOUCH } from './case'
import { readList } from './cases'

const PAGE = 'docs/x.ru.mdx'
const svg = (inside: string, more = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" viewBox="0 0 9 9"${more}>${inside}</svg>`

/** A picture that the page shows at line 6. */
const picture = (name: string, text: string, message: string): MaliciousCase => ({
  name: `picture: ${name}`,
  file: PAGE,
  text: page('![a](./media/a.svg)'),
  files: { 'docs/media/a.svg': text },
  refused: { message, line: 6 },
})
const DIAGRAM = 'flowchart LR\n  A --> B'
/** The drawing of a diagram of the page, at line 6. */
const drawing = (name: string, text: string, message: string): MaliciousCase => ({
  name: `drawing: ${name}`,
  file: PAGE,
  text: page(`\`\`\`mermaid title="A"\n${DIAGRAM}\n\`\`\``),
  files: { [path.relative('/', drawingFile('/', DIAGRAM))]: text },
  refused: { message, line: 6 },
})

/** Pictures and drawings that are SVG. */
export const DRAWINGS: MaliciousCase[] = [
  ...readList<{ name: string; inside: string; refused: string }>('drawings').flatMap(({ name, inside, refused }) => [
    picture(name, svg(inside), refused),
    drawing(name, svg(inside), refused),
  ]),
  picture('a script', svg(`<script>${TOUCH}</script>`), 'holds <script>'),
  picture('a handler', svg('', ` onload="${TOUCH}"`), 'holds onload'),
  picture('no SVG', '<html><body>x</body></html>', 'the picture ./media/a.svg'),
  picture('HTML in capitals', svg('<SCRIPT>x</SCRIPT>'), 'holds <SCRIPT>'),
  drawing('no SVG', `<html><body onload="${TOUCH}"></body></html>`, 'holds <html>'),
  drawing('text', 'x', 'is no SVG'),
  drawing('a damaged name', svg('<tspa\uFFFD onload="x">a</tspa\uFFFD>'), 'holds <tspa'),
]
