import { nearest } from '@/lib/core/problem'
import { onlyOf, unwrapParagraphs } from '@/lib/mdx/component-node'
import type { KitPart } from '@/lib/mdx/kit'
import { CARD_ICONS } from '@/lib/site/card-icons'

export const cards: KitPart = {
  read: ({ children, fail }) => ({ children: onlyOf('Card', children, fail) }),
}

export const card: KitPart = {
  attributes: {
    title: { type: 'string', required: true },
    href: { type: 'string', required: true },
    icon: { type: 'string' },
  },
  takesWords: true,
  read({ attributes: { title, href, icon }, children, fail }) {
    const names = Object.keys(CARD_ICONS)
    if (icon !== undefined && !names.includes(String(icon)))
      fail(`there is no icon “${icon}”`, suggestIcon(String(icon), names))
    return { props: { title, href, icon }, children: unwrapParagraphs(children) }
  },
}

function suggestIcon(name: string, names: string[]): string {
  const near = nearest(name, names)
  return near === undefined ? `use one of: ${names.join(', ')}.` : `did you mean “${near}”?`
}
