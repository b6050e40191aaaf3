import type { Locale } from 'next-intl'
import { formatter } from '../i18n/translator'

/** The beginning of a day. Days are read and printed in UTC, so that no machine's time zone moves them. */
export const midnight = (day: string): Date => new Date(`${day}T00:00:00Z`)

/** `2025-10-15` → “15 октября 2025 г.” */
export const dayInWords = (day: string, locale: Locale): string =>
  formatter(locale).dateTime(midnight(day), { dateStyle: 'long' })
