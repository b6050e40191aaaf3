import type { KitPart } from '@/lib/mdx/kit'
import { uniqueId } from '../unique-id'

/** A word of the glossary. */
export const term: KitPart = {
  attributes: { id: { type: 'string', required: true } },
  isInline: true,
  takesWords: true,
  read({ attributes, context, fail }) {
    const entry = context.term(String(attributes.id))
    if (entry === undefined)
      fail(`there is no term “${attributes.id}” in glossary.yaml`, 'use an id of that file, or add the term.')
    return { props: { id: uniqueId(context, 'term'), term: entry?.term, definition: entry?.definition } }
  },
}
