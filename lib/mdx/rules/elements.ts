import type { Nodes, Parents } from 'mdast'
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import { html } from 'property-information'
import { type Issue, suggest } from '../../core/problem'
import { hrefIssue } from '../../core/safe-url'
import { evaluate } from '../expressions'
import { idIssue } from '../ids'
import { FOREIGN } from './dialects'
import { type ParsedPage, type Rule, wordsOf } from './rule'

type JsxElement = MdxJsxFlowElement | MdxJsxTextElement

/** HTML elements that mark up text; all others act, load files or bring their own style. */
export const ELEMENTS = new Set(
  `a abbr b bdi bdo blockquote br caption cite code col colgroup dd del details dfn div dl dt em figcaption figure
  h1 h2 h3 h4 h5 h6 hr i img ins kbd li mark ol p pre q rp rt ruby s samp small span strong sub summary sup
  table tbody td tfoot th thead time tr u ul var wbr`.split(/\s+/),
)
/** Their attributes, in small letters, and the elements that take them; '' is any. `aria-…` too. */
export const ATTRIBUTES = new Map(
  Object.entries({
    ...{ dir: '', id: '', lang: '', role: '', translate: '' },
    title: 'a abbr dfn img', // elsewhere only a pointer would find it
    ...{ alt: 'img', height: 'img', src: 'img', width: 'img', href: 'a', hreflang: 'a' },
    ...{ align: 'td th', abbr: 'th', colspan: 'td th', headers: 'td th', rowspan: 'td th', scope: 'th' },
    ...{ reversed: 'ol', start: 'ol', type: 'ol', value: 'li', open: 'details', span: 'col colgroup' },
    ...{ cite: 'blockquote del ins q', datetime: 'del ins time' },
  }),
)
/** Removed: the site's own classes move and hide things, and an author has no stylesheet. */
const CLASSES = new Set(['class', 'classname'])
const LAID_OUT = 'remove it: the site lays out texts and tables; only <img> has a width and a height.'
/** Attributes of old and other HTML, and what to do instead. */
const REPLACED = new Map([
  ['name', 'write id="…".'],
  ['style', 'remove it: the site looks alike everywhere.'],
  ...['align', 'border', 'height', 'valign', 'width'].map((name) => [name, LAID_OUT] as const),
  ['target', 'remove it: links to other sites open in a new tab.'],
  ['markdown', 'remove it: text between tags is Markdown, with an empty line around.'],
])
/** Attributes whose value is an address, of elements and of the kit's components. */
const ADDRESSES = new Set(['href', 'src', 'cite', 'poster', 'captions'])

/** Components that make sense only inside another one. */
const HOMES = new Map([
  ['Tab', 'Tabs'],
  ['Card', 'Cards'],
])
/** Components that show what is written between their tags. */
const FILLED = new Set(['Kbd', 'Badge', 'Term'])
/** Made of directives; never written as JSX. */
const HIDDEN = new Set(['Admonition', 'AdmonitionTitle'])

/** Elements and their attributes: only those that show text, and none that could run code. */
export const checkElements: Rule = (page) => checkChildren(page.tree, undefined, page)

/** @param home name of the nearest component or element around; paragraphs come and go with empty lines */
function checkChildren(parent: Parents, home: string | undefined, page: ParsedPage): void {
  const refused = new Set<Nodes>()
  for (const node of parent.children) {
    const isJsx = node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'
    const name = isJsx ? (node.name ?? undefined) : undefined
    const issue = isJsx && name !== undefined ? issueOf(node, name, home, page) : undefined
    if (issue) {
      page.report(node, issue)
      refused.add(node)
    } else if ('children' in node) checkChildren(node, node.type === 'paragraph' ? home : name, page)
  }
  if (refused.size > 0)
    (parent as { children: Nodes[] }).children = parent.children.filter((node) => !refused.has(node))
}

function issueOf(node: JsxElement, name: string, home: string | undefined, page: ParsedPage) {
  checkAttributes(node, name, page)
  return /^[A-Z]/.test(name) ? componentIssue(node, name, home, page) : elementIssue(name, page)
}

function elementIssue(name: string, { kit }: ParsedPage): Issue | undefined {
  if (ELEMENTS.has(name)) return undefined
  const component = Object.keys(kit.parts).find((known) => known.toLowerCase() === name.toLowerCase())
  if (component !== undefined && !HIDDEN.has(component))
    return { message: `<${name}> is written with a capital letter`, fix: `write <${component}> … </${component}>.` }
  return {
    message: `<${name}> is not allowed in a page`,
    fix:
      FOREIGN.get(name) ??
      'use Markdown or a component of the kit (contributing/kit.md lists them), or \\< for the character itself.',
  }
}

function componentIssue(
  node: JsxElement,
  name: string,
  around: string | undefined,
  { kit }: ParsedPage,
): Issue | undefined {
  if (HIDDEN.has(name))
    return { message: `<${name}> is not written as a tag`, fix: 'write :::note … ::: around the text.' }
  const home = HOMES.get(name)
  if (home !== undefined && Object.hasOwn(kit.parts, name) && around !== home)
    return { message: `<${name}> is outside <${home}>`, fix: `put it between <${home}> and </${home}>.` }
  if (FILLED.has(name) && node.children.every((child) => wordsOf(child).trim() === ''))
    return { message: `<${name}> is empty`, fix: `write something between <${name}> and </${name}>.` }
  return undefined
}

/** Reports wrong attributes and removes them. */
function checkAttributes(node: JsxElement, name: string, page: ParsedPage): void {
  const isElement = ELEMENTS.has(name)
  node.attributes = node.attributes.filter((attribute) => {
    if (attribute.type !== 'mdxJsxAttribute') return true // spread attributes are reported where they are read
    const issue = attributeIssue(attribute, isElement ? name : undefined, page)
    if (issue)
      page.report(attribute.position ? attribute : node, {
        ...issue,
        message: `<${name}>: ${issue.message}`,
      })
    return issue === undefined
  })
}

/** @param element its name; undefined for a component */
function attributeIssue(attribute: MdxJsxAttribute, element: string | undefined, page: ParsedPage): Issue | undefined {
  const known = attribute.name.toLowerCase()
  if (element !== undefined && CLASSES.has(known))
    return { severity: 'warning', message: `the attribute ${attribute.name} has no effect`, fix: 'remove it.' }
  if (element !== undefined && !takes(element, known))
    return /^on/.test(known)
      ? { message: `the attribute ${attribute.name} runs code`, fix: 'remove it: a page holds text only.' }
      : { message: `the attribute ${attribute.name} is not allowed`, fix: attributeFix(known) }
  const value = ADDRESSES.has(known) || known === 'id' ? attributeValue(attribute, page) : undefined
  if (typeof value !== 'string') return undefined
  // The id of a component is a name in its data (a term of the glossary), which knows what it may be.
  return known === 'id' ? (element ? idIssue(value) : undefined) : hrefIssue(value)
}

function takes(element: string, attribute: string): boolean {
  const takers = ATTRIBUTES.get(attribute)
  return takers === '' || takers?.split(' ').includes(element) === true || /^aria-[a-z]+$/.test(attribute)
}

function attributeFix(name: string): string {
  const takers = ATTRIBUTES.get(name)?.replaceAll(' ', '>, <')
  if (takers) return REPLACED.get(name) ?? `it belongs to <${takers}>: remove it.`
  const isReal = Object.hasOwn(html.normal, name) // no typo
  return REPLACED.get(name) ?? (isReal ? 'remove it: the site sees to this itself.' : suggest(name, ATTRIBUTES.keys()))
}

/** The value an attribute will have; what cannot be evaluated is reported where attributes are read. */
function attributeValue({ value }: MdxJsxAttribute, { context }: ParsedPage): unknown {
  if (typeof value === 'string' || value === null || value === undefined) return value
  try {
    return evaluate(value.data?.estree, { site: context.site })
  } catch {
    return undefined
  }
}
