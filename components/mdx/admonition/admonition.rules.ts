import { unwrapParagraphs } from '@/lib/mdx/component-node'
import type { KitPart } from '@/lib/mdx/kit'
import { ADMONITIONS } from '@/lib/mdx/plugins/remark-directives'

/** Made of `:::note[Title]`, never written as JSX; an unknown type is reported where the directive is read. */
export const admonition: KitPart = {
  attributes: { type: { type: 'string', required: true } },
  read({ attributes: { type }, context: { t } }) {
    const known = ADMONITIONS.find((name) => name === type)
    return { props: { type, label: known ? t(known) : String(type) } }
  },
}

export const admonitionTitle: KitPart = {
  takesWords: true,
  read: ({ children }) => ({ children: unwrapParagraphs(children) }),
}
