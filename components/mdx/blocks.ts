import { toString as textOf } from 'hast-util-to-string'
import { h } from 'hastscript'
import type { KitComponent } from '@/lib/mdx/kit'
import { nearest } from '@/lib/problem'
import { CARD_ICONS, icon } from './icon'
import { nextNumber } from './numbering'
import { unwrapParagraphs } from './unwrap-paragraphs'

/** An ordered list drawn as a path of numbered steps. */
export const Steps: KitComponent = {
  render({ children, fail }) {
    const list = children.find((child) => child.type === 'element' && child.tagName === 'ol')
    if (list?.type !== 'element') fail('there is no numbered list inside', 'write “1. …” items in it.')
    else list.properties.className = ['steps']
    return children
  },
}

export const Details: KitComponent = {
  attributes: { summary: { type: 'string', required: true }, open: { type: 'boolean' } },
  render: ({ attributes, children }) =>
    h('details.fold', { open: attributes.open === true }, [
      h('summary', String(attributes.summary)),
      h('div', children),
    ]),
}

export const Cards: KitComponent = {
  render: ({ children }) =>
    h(
      'ul.cards',
      unwrapParagraphs(children)
        .filter((child) => child.type === 'element')
        .map((card) => h('li', [card])),
    ),
}

export const Card: KitComponent = {
  attributes: {
    title: { type: 'string', required: true },
    href: { type: 'string', required: true },
    icon: { type: 'string' },
  },
  render({ attributes, children, fail }) {
    const name = attributes.icon === undefined ? undefined : String(attributes.icon)
    const known = name !== undefined && Object.hasOwn(CARD_ICONS, name)
    if (name !== undefined && !known) fail(`there is no icon “${name}”`, suggestIcon(name))
    return h('a.card', { href: String(attributes.href) }, [
      ...(known ? [icon(name)] : []),
      h('strong', String(attributes.title)),
      h('span', unwrapParagraphs(children)),
    ])
  },
}

function suggestIcon(name: string): string {
  const near = nearest(name, Object.keys(CARD_ICONS))
  return near === undefined ? `use one of: ${Object.keys(CARD_ICONS).join(', ')}.` : `did you mean “${near}”?`
}

/**
 * Filled when the page is rendered, because only then all pages are known (lib/content/category-pages.ts), with
 * `<ul class="pages"><li><a href>title</a><span>description</span></li></ul>`.
 */
export const CategoryPages: KitComponent = {
  attributes: { of: { type: 'string', required: true } },
  render: ({ attributes }) => h('category-pages', { of: String(attributes.of) }),
}

/** Where the changes of a release stand among the text of its post; without it they stand at the end (lib/blog/collection.ts). */
export const Changes: KitComponent = {
  render({ context, fail }) {
    if (!context.file.startsWith('blog/')) fail('stands on a page that is no post of the blog', 'remove it.')
    return h('post-changes')
  },
}

/** The list of all processors or services with its filter; filled when the page is rendered (components/docs/doc-text.tsx). */
export const EtlCatalogue: KitComponent = {
  attributes: { of: { type: 'string', required: true, oneOf: ['processors', 'services'] } },
  render: ({ attributes }) => h('etl-catalogue', { of: String(attributes.of) }),
}

/** `<Kbd>Ctrl+K</Kbd>`: each key on its own cap. */
export const Kbd: KitComponent = {
  render({ children }) {
    const keys = textOf({ type: 'root', children }).split(/(?<=[^+])\+(?=.)/) // the last + of “Ctrl++” is a key
    return h(
      'kbd',
      keys.flatMap((key, index) => [...(index > 0 ? ['+'] : []), h('kbd', key.trim())]),
    )
  },
}

export const BADGE_TONES = ['neutral', 'new', 'improved', 'fixed', 'breaking'] as const
export const Badge: KitComponent = {
  attributes: { tone: { type: 'string', oneOf: BADGE_TONES } },
  render: ({ attributes, children }) =>
    h('span', { className: ['badge', String(attributes.tone ?? 'neutral')] }, children),
}

/** A word of the glossary: the definition opens on hover, focus and touch, and is read out as the description. */
export const Term: KitComponent = {
  attributes: { id: { type: 'string', required: true } },
  render({ attributes, children, context, fail }) {
    const id = String(attributes.id)
    const entry = context.term(id)
    if (entry === undefined) {
      fail(`there is no term “${id}” in glossary.yaml`, 'use an id of that file, or add the term.')
      return children
    }
    const number = nextNumber(context, `term-${id}`)
    const tooltip = number === 1 ? `term-${id}` : `term-${id}-${number}`
    return h('doc-term', [
      h('button', { type: 'button', 'aria-describedby': tooltip }, children),
      h('span', { role: 'tooltip', id: tooltip }, [h('strong', entry.term), ` — ${entry.definition}`]),
    ])
  },
}
