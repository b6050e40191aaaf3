import type { DocSlotName } from '@/lib/slots'
import { Catalogue } from '../etl/catalogue'
import type { SlotComponent } from '../mdx/body-text'
import { CategoryPages } from './category-pages'
import { GlossaryTerms } from './glossary-terms'

/** What draws the slots of a documentation page. */
export const docSlots: Record<DocSlotName, SlotComponent> = {
  CategoryPages,
  EtlCatalogue: Catalogue,
  Glossary: GlossaryTerms,
}
