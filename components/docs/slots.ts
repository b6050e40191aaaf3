import type { SlotName } from '@/lib/slots'
import { Catalogue } from '../etl/catalogue'
import type { SlotComponent } from '../mdx/slot-component'
import { CategoryPages } from './category-pages'
import { GlossaryTerms } from './glossary-terms'

/** What fills the slots of a document; that of a post is in components/blog/post-page.tsx. */
export const docSlots: Record<Exclude<SlotName, 'Changes'>, SlotComponent> = {
  CategoryPages,
  EtlCatalogue: Catalogue,
  Glossary: GlossaryTerms,
}
