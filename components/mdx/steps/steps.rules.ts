import type { KitPart } from '@/lib/mdx/kit'

export const steps: KitPart = {
  read({ children, fail }) {
    const inside = children.filter((child) => child.type !== 'text' || child.value.trim() !== '')
    const list = inside.find((child) => child.type === 'element' && child.tagName === 'ol')
    if (list?.type !== 'element') {
      fail('there is no numbered list inside', 'write “1. …” items in it.')
      return {}
    }
    if (inside.length > 1) fail('there is more than one numbered list inside', 'put the rest before or after it.')
    const { start } = list.properties
    return { props: { start: typeof start === 'number' ? start : undefined }, children: list.children }
  },
}
