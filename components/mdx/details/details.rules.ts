import type { KitPart } from '@/lib/mdx/kit'

export const details: KitPart = {
  attributes: { summary: { type: 'string', required: true }, open: { type: 'boolean' } },
}
