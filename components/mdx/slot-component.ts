import type { ComponentType } from 'react'
import type { SlotPage, SlotProps } from '@/lib/slots/slot'

/** Draws a slot of a text. */
export type SlotComponent = ComponentType<{ props: SlotProps; page: SlotPage }>
