import type { KitPart } from '@/lib/mdx/kit'
import { BADGE_TONES } from './badge'

export const badge: KitPart = {
  attributes: { tone: { type: 'string', oneOf: BADGE_TONES } },
  isInline: true,
  takesWords: true,
}
