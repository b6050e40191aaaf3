import type { KitPart } from '@/lib/mdx/kit'
import type { SlotName } from '@/lib/slots'

/**
 * What an author may write of a slot. Its headings, anchors and records are in lib/slots, which the compiler must not
 * load: the development server compiles every text again when a file that the compiler loads has changed.
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
  /** Where the changes of a release stand in the text of its post; without it they stand at the end. */
  Changes: { slot: 'blog' },
}
