import type { PostSlotName } from '@/lib/slots'
import type { SlotComponent } from '../mdx/body-text'
import { ReleaseChanges } from './release-changes'

/** What draws the slots of a post. */
export const postSlots: Record<PostSlotName, SlotComponent> = { Changes: ReleaseChanges }
