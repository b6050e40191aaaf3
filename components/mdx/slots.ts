import type { ComponentType } from 'react'
import type { SlotName } from '@/lib/slots'
import type { SlotPage, SlotProps } from '@/lib/slots/slot'
import { ReleaseChanges } from '../blog/release-changes'
import { CategoryPages } from '../docs/category-pages'
import { GlossaryTerms } from '../docs/glossary-terms'
import { Catalogue } from '../etl/catalogue'

/** Draws a slot. */
export type SlotComponent = ComponentType<{ props: SlotProps; page: SlotPage }>

/** What fills the slots of a text. */
export const slotComponents: Record<SlotName, SlotComponent> = {
  CategoryPages,
  Changes: ReleaseChanges,
  EtlCatalogue: Catalogue,
  Glossary: GlossaryTerms,
}
