import type { KitPart } from '@/lib/mdx/kit'
import type { SlotName } from '@/lib/slots'

/**
 * The syntax of the slots. Their headings, anchors and records are in lib/slots, which the compiler must not load: the
 * development server recompiles every text when a file of the compiler changes.
 */
export const slotRules: Record<SlotName, KitPart> = {
  /** The pages of a category. */
  CategoryPages: { attributes: { of: { type: 'string', required: true } }, slot: 'docs' },
  /** All processors or services with their filter. */
  EtlCatalogue: {
    attributes: { of: { type: 'string', required: true, oneOf: ['processors', 'services'] } },
    slot: 'docs',
  },
  /** The terms of glossary.yaml. */
  Glossary: { slot: 'docs' },
  /** Position of a release's changes in the text of its post; by default the end. */
  Changes: { slot: 'blog' },
}
