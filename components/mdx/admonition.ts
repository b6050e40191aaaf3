import { h } from 'hastscript'
import type { KitComponent } from '@/lib/mdx/kit'
import { icon } from './icon'
import { unwrapParagraphs } from './unwrap-paragraphs'

/** Made of `:::note[Title]`, never written as JSX. Without a title it carries the name of its kind. */
export const Admonition: KitComponent = {
  // An unknown type is already reported where the directive is read (lib/mdx/remark-directives.ts).
  attributes: { type: { type: 'string', required: true } },
  render({ attributes, children, context }) {
    const type = String(attributes.type)
    const [first, ...rest] = children
    const titled = first?.type === 'element' && first.properties.dataTitle !== undefined
    const title = titled ? first.children : [{ type: 'text' as const, value: context.labels[type] ?? type }]
    return h('div', { className: ['admonition', type], role: 'note', 'aria-label': context.labels[type] }, [
      h('p.admonition-title', [icon(type), h('span', title)]),
      ...(titled ? rest : children),
    ])
  },
}

export const AdmonitionTitle: KitComponent = {
  render({ children }) {
    return h('span', { dataTitle: true }, unwrapParagraphs(children))
  },
}
