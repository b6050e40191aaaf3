import { onlyOf, readProp } from '@/lib/mdx/component-node'
import type { KitPart } from '@/lib/mdx/kit'
import { uniqueId } from '../unique-id'

/** As many as tabs.css can show without scripts. */
const MAX_TABS = 16

export const tabs: KitPart = {
  attributes: { group: { type: 'string' }, label: { type: 'string' } },
  read({ attributes: { group, label }, children, context, fail }) {
    const inside = onlyOf('Tab', children, fail)
    if (inside.length === 0) fail('there is no <Tab> inside', 'write <Tab label="…">…</Tab> in it.')
    if (inside.length > MAX_TABS)
      fail(`${inside.length} tabs are too many`, `make it ${MAX_TABS} at most, or use headings.`)
    const values = inside.map((tab) => readProp(tab, 'value'))
    const repeated = values.find((value, index) => values.indexOf(value) < index)
    if (repeated !== undefined) fail(`two tabs have the value “${repeated}”`, 'give one of them another value="…".')
    return {
      props: { name: uniqueId(context, 'tabs'), group, label: label ?? context.t('tabs') },
      children: inside,
    }
  },
}

export const tab: KitPart = {
  attributes: { label: { type: 'string', required: true }, value: { type: 'string' } },
  read: ({ attributes: { label, value } }) => ({ props: { label, value: value ?? slug(String(label)) } }),
}

/** With the characters of C++ and C#, which tell them apart. */
const slug = (label: string): string => label.toLowerCase().replace(/[^\p{L}\p{N}+#.*]+/gu, '-')
