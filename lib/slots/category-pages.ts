import type { SlotData } from './slot'

/** `<CategoryPages of="…" />`: links to pages, which have their own headings and records. */
export const categoryPages: SlotData = {}
