import type { Element, ElementContent } from 'hast'
import type { Problem } from '../problem'

/** What a page tells the components written on it. Everything is plain data, so that a page compiles alone. */
export interface PageContext {
  locale: string
  /** File of the page, relative to the content folder. */
  file: string
  /** Interface strings of the kit, in the page's language. */
  labels: Record<string, string>
  /** Values a page may print as `{site.email}`. */
  site: Record<string, string>
  /** Makes a site path (`/docs/bi/intro#x`) into the address to print: base path and language added. */
  resolveLink(href: string): string
  /** Definition of a glossary term in the page's language. */
  term(id: string): { term: string; definition: string } | undefined
  /** Address of a file lying beside the page, e.g. `./media/x.webm`; undefined when there is no such file. */
  asset(src: string): string | undefined
  image(src: string): Promise<BuiltImage | undefined>
  /** The drawing kept for a Mermaid source, as SVG; undefined when there is none. */
  drawing(source: string): string | undefined
}

/** An image after sharp: every address is final. */
export interface BuiltImage {
  width: number
  height: number
  /** Data URI of a few blurred pixels. */
  placeholder: string
  /** Fallback in the original format. */
  src: string
  /** Modern format, narrowest first. */
  sources: { src: string; width: number }[]
}

export interface KitCall {
  /** Attributes as the author wrote them; a bare attribute is `true`. */
  attributes: Record<string, AttributeValue>
  children: ElementContent[]
  context: PageContext
  /** Reports a mistake at the component's line; the component is then left out. */
  fail(message: string, fix?: string): void
}
export type AttributeValue = string | number | boolean | null | AttributeValue[] | { [key: string]: AttributeValue }

/** A component of the author's kit: a function from attributes and children to HTML nodes. */
export interface KitComponent {
  /** Attribute name → what it must be. An attribute outside the list, or a missing required one, is an error. */
  attributes?: Record<string, { type: 'string' | 'number' | 'boolean'; required?: boolean; oneOf?: readonly string[] }>
  render(call: KitCall): Element | ElementContent[] | Promise<Element | ElementContent[]>
}
export type Kit = Record<string, KitComponent>

export type ReportProblem = (problem: Omit<Problem, 'file'>) => void
