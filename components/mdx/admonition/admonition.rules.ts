import { lookUp } from '@/lib/look-up'
import { unwrapParagraphs } from '@/lib/mdx/component-node'
import type { KitPart } from '@/lib/mdx/kit'

/** Made of `:::note[Title]`, never written as JSX; an unknown type is reported where the directive is read. */
export const admonition: KitPart = {
  attributes: { type: { type: 'string', required: true } },
  read: ({ attributes: { type }, context }) => ({
    props: { type, label: lookUp(context.labels, String(type)) ?? String(type) },
  }),
}

export const admonitionTitle: KitPart = {
  takesWords: true,
  read: ({ children }) => ({ children: unwrapParagraphs(children) }),
}
