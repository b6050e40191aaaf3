import { toString as textOf } from 'hast-util-to-string'
import type { KitPart } from '@/lib/mdx/kit'

export const kbd: KitPart = {
  isInline: true,
  read({ children }) {
    const keys = textOf({ type: 'root', children }).split(/(?<=[^+])\+(?=.)/) // the last + of “Ctrl++” is a key
    return { props: { keys: keys.map((key) => key.trim()) } } // the children stay: the text of the page is theirs
  },
}
