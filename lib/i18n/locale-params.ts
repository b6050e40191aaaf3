import type { Locale } from 'next-intl'
import { toLocale } from '../core/routes'

/** Parameters of a route below `/[locale]`, which Next knows as text. */
export async function localeParams<P extends { locale: string }>(params: Promise<P>): Promise<P & { locale: Locale }> {
  const given = await params
  return { ...given, locale: toLocale(given.locale) }
}
