import type { Nodes, Parents } from 'mdast'
import { visit } from '../plugins/visit'
import { type ParsedPage, type Rule, sourceOf } from './rule'

const NOTE = 'write :::note[Title], the text without an indent, and ::: on its own line.'
const LINES = 'delete it, and name the lines after the language: ```js {2,4-5}.'

/**
 * Marks of other Markdowns, which readers would see as they are written: what may hold one (a paragraph for what begins
 * a line), its pattern, what is said of it, and what to write. VitePress, Docusaurus and Starlight; MkDocs; Obsidian, wikis.
 */
// biome-ignore format: a line a mark
const MARKS: [holder: Nodes['type'], pattern: RegExp, says: string, fix: string][] = [
  ['text', /(?<!\\)\[\^([^\]\s]+)\]/, 'there is no footnote “…”', 'write it below: [^name]: the text. For the characters themselves write \\[.'],
  ['text', /(?<![\\\w\]])\[[^[\]]*\p{L}{2}[^[\]]*\](?:\[[^[\]]*\])/u, 'there is no address for “…”', 'write [text](/docs/page), or below: [name]: /docs/page. For the characters themselves write \\[.'],
  ['text', /(?<![\\*])(\*{1,3})(?![\s*])[^*\n]*[^\s*]\1(?!\*)|(?<!\\)\*\*/, '“…” is not bold, since no character may be between its asterisks and a letter', 'put a blank after them, or the character outside: **Note**: this. For an asterisk write \\*.'],
  ['text', /(?<!\\)\{#[^\s{}]+\}/, '“…” is in no heading', 'put it at the end of one: ## Title {#id}. For the character itself write \\{.'],
  ['paragraph', /^[\s>]*:{3,}.*/m, '“…” makes no note here', NOTE],
  ['text', /(?<!\\)\[![a-z][\w-]*\][+-]?/i, '“…” makes no note here', NOTE],
  ['paragraph', /^[\s>]*(?:!!!|\?\?\?\+?|\/\/\/)[ \t]+[a-z].*/im, '“…” makes no note here', NOTE],
  ['paragraph', /^[\s>]*===[+!]?[ \t]+["'].*/m, '“…” makes no tabs here', 'write <Tabs>, <Tab label="…">, the text without an indent, </Tab>, </Tabs>.'],
  ['paragraph', /^[\s>]*\[{1,2}_?(?:toc|tosp)_?\]{1,2}[ \t]*$/im, '“…” makes no table of contents', 'delete it: each page has one beside its text.'],
  ['text', /(?<!\\)!?\[\[(?!_?toc_?\])[^[\]\n]+\]\]/i, '“…” makes no link here', 'write [Page](/docs/page), or ![What it shows](./media/name.png) for a picture.'],
  ['text', /!\[[^\]\n]*\]\(\S+\s+=\d*x\d*\)/, '“…” makes no picture here', 'write it without a size: ![What it shows](./media/name.png).'],
  ['text', /(?<![\\\]])!?\[[^[\]\n]+\](?: \((?=[/.#]|https?:)[^)\n]*\)|\((?!\s)[^()\n=]*\s[^()\n=]*\))/, '“…” makes no link here', 'write %20 for a blank in the address, and none before it.'],
  ['paragraph', /(?<=\n)[ \t>]*\[[^\]\n^]+\]:[ \t]+\S.*/, '“…” is shown to readers', 'put an empty line above it.'],
  ['image', /\|\s*\d+(?:x\d+)?(?=\]\()/, '“…” gives the picture no size here', 'delete it.'],
  ['text', /\$\$[^$]*(?:\$\$)?/, '“…” makes no formula', 'write it as text, as code (`a² + b²`), or put a picture of it.'],
  ['text', /(?<![\\\w$])\$[^\s$\d](?:[^$\n]*[^\s$\\])?\$(?![\w$])/, '“…” makes no formula', 'write it as text, as code (`a² + b²`), or put a picture of it.'],
  ['text', /\\\((?=[^\n]*\\\))[^\n]*?\\\)|^\\\[$/m, '“…” makes no formula', 'write it as text, as code (`a² + b²`), or put a picture of it.'],
  ['text', /(?<=^|\s)(?<!\/\*\s*)#\p{L}[\p{L}\p{N}_-]*(?:\/[\p{L}\p{N}_-]+)*/u, '“…” makes no tag here', 'name it in the front matter: tags: [name]. For the character itself write \\#, or the whole as code.'],
  ['listItem', /^(?:[-*+]|\d+[.)])[ \t]+\[[^\s\dxX\]]?\](?=\s)/, '“…” is no mark of a task here', 'write - [ ] for what is open, - [x] for what is done.'],
  ['text', /(?<![=\w\\])==(?![\s=])[^=\n]+(?<!\s)==(?!=)/, '“…” is not marked here', 'write <mark>…</mark>, or **…**.'],
  ['text', /(?<!\\)\^\^(?!\s)[^^\n]+\^\^/, '“…” is not underlined here', 'write <ins>…</ins>.'],
  ['text', /(?<=[\w)\]])\^[^\s^]+\^/, '“…” is not raised here', 'write <sup>…</sup>.'],
  ['delete', /^~(?!~).*/, '“…” is struck through here', 'write <sub>…</sub> to lower it, or ~~…~~ to strike it through.'],
  ['text', /(?<![\w+\\])\+\+(?=[\w"])[^\n]*?[\w"]\+\+(?![\w+])/, '“…” makes no keys here', 'write <Kbd>Ctrl+C</Kbd>.'],
  ['text', /(?<![\w:\\]):(?:[a-z][a-z0-9_+-]*|[+-]1):(?![\w:])/, '“…” makes no icon here', 'write the character itself, for example 🚀, or delete it.'],
  ['text', /(?<!\\)%%[^%]+%%/, '“…” is shown to readers', 'write a comment as {/* not published */}.'],
  ['text', /\^\[[^\]\n]+\]/, '“…” makes no footnote here', 'write [^name] there, and below: [^name]: the text.'],
  ['text', /(?:(?<=\s)|^)\^[\w-]+$/m, '“…” is shown to readers', 'delete it, or write <a id="name"></a> for an anchor.'],
  ['paragraph', /^[\s>]*\*\[[^\]\n]+\]:.*/m, '“…” explains no word here', 'write a term into glossary.yaml, and <Term id="…">…</Term> where it is.'],
  ['paragraph', /^[\s>]*:[ \t]+\S.*/m, '“…” makes no definition here', 'write a list: - **Term**: what it is.'],
  ['paragraph', /^[\s>\u200b]*#{2,}[^#\n].*/m, '“…” makes no heading here', 'write two to six characters and an ordinary blank, with nothing before: ## Title.'],
  ['paragraph', /^[\s>]*(?:={2,6}[ \t]+[^\s"']|h[1-6]\.[ \t]).*/m, '“…” makes no heading here', 'write ## Title.'],
  ['heading', /\[\^[^\]\s]+\]/, '“…” puts a number into the address and the list of headings', 'put it into the text below.'],
  ['paragraph', /^[\s>]*(?:\|.*\||\+[-=+]{3,}\+|:?-+:?(?:[ \t]*\|[ \t]*:?-+:?)+)[ \t]*$/m, '“…” makes no table here', 'write | - | - | below the head, with as many cells, and no empty line between the rows.'],
  ['paragraph', /^[\s>]*(?:[•·▪◦‣●]|[-*+]\u00a0|\d+[.)]\u00a0|([-*+]|\d+[.)])(?=\p{L}.*\n[\s>]*(?:[-*+]|\d+[.)])\p{L})).*/mu, '“…” begins no list here', 'write a hyphen, or a number and a full stop, and an ordinary blank behind it.'],
  ['paragraph', /(?<=:[ \t]*\n)[ \t>]*\d+[.)][ \t].*/, '“…” begins no list here', 'put an empty line above it.'],
  ['paragraph', /^[\s>]*(?:[?!]>[ \t]|\.\.[ \t]+[\w-]+::).*/m, '“…” makes no note here', NOTE],
  ['blockquote', /^>>>[ \t]*$/m, '“>>>” makes no quotation here', 'write > before each of its lines.'],
  ['paragraph', /^\\$/, '“…” is shown to readers', 'delete it.'],
  ['mdxJsxFlowElement', /^<pre>(?=\s*[^\s{][\s\S]*\n)/, '“…” reads its lines as Markdown, without their blanks', 'write ``` in a line above and below the code.'],
  ['paragraph', /^[\s>]*\([\w-]+\)=[ \t]*$/m, '“…” is shown to readers', 'delete it, and put the id behind the heading: ## Title {#id}.'],
  ['paragraph', /^[\s>]*\(@[\w-]*\)[ \t].*/m, '“…” begins no list here', 'write a number and a full stop.'],
  ['paragraph', /^[\s>]*[a-z][\w -]*::[ \t].*/m, '“…” makes no field here', 'write **Name**: value.'],
  ['paragraph', /(?<!\\)\[[^[\]|\n]+\|(?:https?:|\/)[^[\]\s]+\]/, '“…” makes no link here', 'write [Page](/docs/page).'],
  ['text', /'''[^'\n]+'''/, '“…” is not bold here', 'write **…**.'],
  ['inlineCode', /^`+#![a-z]+(?=\s)/, '“…” is shown to readers', 'delete it: code in a sentence has no language.'],
  ['code', /^.*\bhighlight-(?:next-line|start|end)\b.*$/m, '“…” is shown to readers', LINES],
  ['code', /\[!code (?!\+\+|--|highlight|hl)[^\]\n]+\]/, '“…” is shown to readers', `${LINES} [!code highlight], [!code ++] and [!code --] are understood.`],
  ['code', /(?:\/\/|#|--|<!--)\s*\(\d+\)!/, '“…” makes no note here', 'write (1) for it, and a numbered list below the code.'],
  ['code', /^\s*-{1,2}8<-{1,2}.*/m, '“…” puts no file here', 'write the text of the file.'],
]

/** Containers and components of other generators, and what to write in their place. */
export const FOREIGN = new Map([
  ['details', 'write <Details summary="Title">, the text, and </Details>.'],
  ['code-group', 'write <Tabs>, with <Tab label="…"> and </Tab> around each block of code, and </Tabs>.'],
  ...['raw', 'v-pre', 'FileTree', 'Head'].map((name): [string, string] => [
    name,
    'delete the two lines around the text.',
  ]),
  ...['Aside', 'aside', 'Callout', 'Note', 'Tip', 'Info', 'Warning', 'Danger'].map((name): [string, string] => [
    name,
    NOTE,
  ]),
  ['mermaid', 'write ```mermaid title="…" in a line above the diagram, and ``` below it.'],
  ['TabItem', 'write <Tab label="…">, the text, and </Tab>.'],
  ['LinkCard', 'write <Card title="…" href="/docs/page">…</Card> between <Cards> and </Cards>.'],
  ['CardGrid', 'write <Cards>, with <Card title="…" href="/docs/page">…</Card> in it.'],
  ['DocCardList', 'write <CategoryPages of="category" />.'],
  ['CodeBlock', 'write ``` in a line above and below the code.'],
  ['Icon', 'delete it, or write the character itself.'],
  ['Link', 'write [text](/docs/page).'],
])

const GLOBAL = MARKS.map(([holder, pattern, ...reported]) => ({
  holder,
  pattern: new RegExp(pattern, `${pattern.flags}g`),
  reported,
}))

/** What another generator draws, and this one does not: marks of other Markdowns, and code that is indented. */
export const checkDialects: Rule = (page) => {
  visit(page.tree, (node, index, parent) => {
    for (const { holder, pattern, reported } of GLOBAL)
      if (holder === node.type) reportMarks(node, parent, pattern, reported, page)
    if (index !== undefined && parent) reportIndent(node, index, parent, page)
  })
}

function reportMarks(
  node: Nodes,
  parent: Parents | undefined,
  pattern: RegExp,
  [says = '', fix]: string[],
  { source, report }: ParsedPage,
): void {
  const [written, above] = node.type === 'code' ? [node.value, 1] : [sourceOf(node, source), 0]
  const marks = [...written.matchAll(pattern)]
  // What begins a line begins the next one of its block, too.
  for (const { 0: mark, 1: name, index } of node.type === 'paragraph' ? marks.slice(0, 1) : marks) {
    if (mark.startsWith('{#') && isIdOf(parent, node, written.slice(index + mark.length))) continue
    const place = (node.position?.start.line ?? 1) + above + written.slice(0, index).split('\n').length - 1
    // A mark that begins a line is matched with the blanks before it, and with the ends of lines among them.
    const blanks = mark.slice(0, mark.search(/[^\s>]/)).split('\n').length - 1
    const shown = says.startsWith('there is no footnote') ? (name ?? mark) : mark.replace(/^[\s>]+/, '').trimEnd()
    report(place + blanks, { severity: 'warning', message: says.replace('…', () => shown), fix })
  }
}

/** Whether a mark is the id of a heading: the last thing that is in it. */
const isIdOf = (parent: Parents | undefined, node: Nodes, after: string): boolean =>
  after.trim() === '' &&
  parent?.children.at(-1) === node &&
  (parent.type === 'heading' || parent.type === 'mdxJsxFlowElement')

/** Blanks that make code of a block in other Markdowns. */
const INDENT = 4
const CAN_BE_CODE = new Set(['paragraph', 'heading', 'list', 'blockquote', 'table'])

function reportIndent(node: Nodes, index: number, parent: Parents, { source, report }: ParsedPage): void {
  const previous = parent.children[index - 1]
  if (previous?.type === 'list' && columnOf(node, source) > columnOf(previous, source)) {
    const inside = columnOf(previous.children.at(-1)?.children[0] ?? previous, source) - 1
    report(node, {
      severity: 'warning',
      message: 'the text is indented, and in no item of the list above it',
      fix: `indent it by ${inside} blanks, as the words of the item, or not at all.`,
    })
  }
  if (!isIndented(node, parent, source) || (previous && isIndented(previous, parent, source))) return
  report(node, {
    severity: 'warning',
    message: `the text is indented by four blanks, which makes no code here`,
    fix: 'write ``` in a line above and below it, or take the blanks away.',
  })
}

/** In a component an indent shows what is in it; the title of an admonition is in the line of its name. */
function isIndented(node: Nodes, { type: holder, children, position: around }: Parents, source: string): boolean {
  const column = columnOf(node, source)
  if (!CAN_BE_CODE.has(node.type)) return false
  if (holder === 'root') return column > INDENT
  if (holder === 'containerDirective')
    return node.position?.start.line !== around?.start.line && column >= (around?.start.column ?? 1) + INDENT
  const text = children[0] ? columnOf(children[0], source) : 1
  return (holder === 'listItem' || holder === 'blockquote') && column >= text + INDENT
}

/** The column at which a node is shown: a tab leads to the next stop. */
function columnOf({ position }: Nodes, source: string): number {
  const { offset = 0, column = 1 } = position?.start ?? {}
  return [...source.slice(offset - column + 1, offset)].reduce(
    (width, character) => (character === '\t' ? width + INDENT - ((width - 1) % INDENT) : width + 1),
    1,
  )
}
