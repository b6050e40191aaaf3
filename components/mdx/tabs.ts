import type { Element } from 'hast'
import { h } from 'hastscript'
import type { KitComponent } from '@/lib/mdx/kit'
import { shortHash } from '@/lib/short-hash'
import { nextNumber } from './numbering'
import { unwrapParagraphs } from './unwrap-paragraphs'

/** As many as kit.css can show without scripts. */
const MOST_TABS = 8

/**
 * Tabs are radio buttons and panels, so they work by themselves; `doc-tabs` only remembers the choice of a group.
 * `<Tabs group="os"><Tab label="Linux" value="linux">…</Tab></Tabs>`
 */
export const Tabs: KitComponent = {
  attributes: { group: { type: 'string' }, label: { type: 'string' } },
  render({ attributes, children, context, fail }) {
    const tabs = unwrapParagraphs(children).filter(
      (child): child is Element => child.type === 'element' && child.tagName === 'doc-tab',
    )
    if (tabs.length === 0) fail('there is no <Tab> inside', 'write <Tab label="…">…</Tab> in it.')
    if (tabs.length > MOST_TABS)
      fail(`${tabs.length} tabs are too many`, `make it ${MOST_TABS} at most, or use headings.`)
    const values = tabs.map((tab) => String(tab.properties.value))
    const repeated = values.find((value, index) => values.indexOf(value) < index)
    if (repeated !== undefined) fail(`two tabs have the value “${repeated}”`, 'give one of them another value="…".')
    // The list of posts shows several pages at once, so the name says which page it is, too.
    const name = `tabs-${shortHash(context.file).slice(0, 4)}-${nextNumber(context, 'tabs')}`
    return h(
      'doc-tabs',
      {
        'data-group': attributes.group as string | undefined,
        role: 'group',
        'aria-label': (attributes.label as string | undefined) ?? context.labels.tabs,
      },
      [
        ...tabs.flatMap(({ properties }, index) => {
          const id = `${name}-${index + 1}`
          return [
            h('input', { type: 'radio', name, id, value: String(properties.value), checked: index === 0 }),
            h('label', { htmlFor: id }, String(properties.label)),
          ]
        }),
        ...tabs.map((tab) => h('div.tab', { 'data-label': String(tab.properties.label) }, tab.children)),
      ],
    )
  },
}

export const Tab: KitComponent = {
  attributes: { label: { type: 'string', required: true }, value: { type: 'string' } },
  render({ attributes, children }) {
    return h(
      'doc-tab',
      { label: String(attributes.label), value: String(attributes.value ?? slug(String(attributes.label))) },
      children,
    )
  },
}

const slug = (label: string): string => label.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-')
