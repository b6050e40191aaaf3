import type { ElementContent } from 'hast'
import type { Locale } from 'next-intl'
import type { ComponentType } from 'react'
import type { Issue } from '../core/problem'
import type { Translator } from '../i18n/translator'

/** What the components of a page read about it. All of it is plain data, so that a page compiles alone. */
export interface PageContext {
  locale: Locale
  /** Languages of the site. */
  locales: Locale[]
  /** File of the page, relative to the content folder. */
  file: string
  /** Levels by which the headings are lowered: a guide is shown under a heading of another page. */
  headingShift: number
  /** Formats a message of the kit in the page's language. */
  t: Translator<'kit'>
  /** Values a page may print as `{site.email}`. */
  site: Record<string, string>
  /** The page that a link may mean in the version of this page; undefined where it means what it says. */
  ownPage(href: string): OwnPage | undefined
  /** The site path that a link counted from the file of the page means; undefined for any other address. */
  pathBeside(href: string): string | undefined
  /** Makes a site path (`/docs/bi/intro#x`) into the address to print: base path and language added. */
  resolveLink(href: string): string
  /** Definition of a glossary term in the page's language. */
  term(id: string): { term: string; definition: string } | undefined
  /** Address of a file lying beside the page, e.g. `./media/x.webm`; undefined when there is no such file. */
  asset(src: string): string | undefined
  image(src: string): Promise<BuiltImage | undefined>
  /** The stored drawing of a Mermaid source, as SVG; undefined when there is none. */
  drawing(source: string): string | undefined
  /** Why a file beside the page cannot be published; undefined for a sound one and for one that is missing. */
  fileIssue?(src: string, kind: 'image' | 'file'): Promise<Issue | undefined>
}

/** What a link may lead to in the version of its page. */
export interface OwnPage {
  /** Site path of that page, with the query and the anchor of the link. */
  href: string
  /** One of these files of the content folder makes the page. */
  files: string[]
  isThere: boolean
}

/** An image after sharp: every address is final. */
export interface BuiltImage {
  width: number
  height: number
  /** Data URI of a few blurred pixels. */
  placeholder: string
  /** PNG or JPEG where the file is one, for what knows no WebP; else the widest of the sources. */
  src: string
  /** WebP, narrowest first. */
  sources: { src: string; width: number }[]
  /** The first frame of a picture that moves, for readers who want no motion. */
  still?: string
}

/** A value of a component's property. */
export type PropValue = string | number | boolean | null | PropValue[] | { [key: string]: PropValue }
/** A property that is undefined is left out. */
export type Props = Record<string, PropValue | undefined>

export interface KitCall {
  /** Attributes as the author wrote them; a bare attribute is `true`. */
  attributes: Record<string, PropValue>
  children: ElementContent[]
  context: PageContext
  /** Reports a mistake at the component's line. */
  fail(message: string, fix?: string): void
}

/** What the compiler knows about a component of the author's kit: what may be written, and what it makes of that. */
export interface KitPart {
  /** Attribute name → what it must be. An attribute outside the list, or a missing required one, is an error. */
  attributes?: Record<string, { type: 'string' | 'number' | 'boolean'; required?: boolean; oneOf?: readonly string[] }>
  /** Inline: a line with nothing else remains a paragraph. */
  isInline?: boolean
  /** Takes words only: an image inside it is no figure. */
  takesWords?: boolean
  /**
   * Makes the component's properties and children of what the author wrote, and reports mistakes. Without it the
   * attributes are the properties.
   */
  read?(call: KitCall): { props?: Props; children?: ElementContent[] }
  /**
   * A slot is filled when all pages are known. It is allowed at the top level of a page of the documentation or of a
   * post. The body stores its position and attributes as data.
   */
  slot?: 'docs' | 'blog'
}

export interface Kit {
  /** Every component an author may write, by name. */
  parts: Record<string, KitPart>
  /** What draws them, and what draws Markdown beside the plain elements of HTML; slots have nothing here. */
  components: Record<string, ComponentType<never>>
}
