import type { Locale } from 'next-intl'
import { localize } from '../content/localized'
import { translator } from '../i18n/translator'
import { getSite } from '../site'
import { getModules } from './topics'

/** Modules that have a feed of their changes, with its title. */
export function moduleFeeds(locale: Locale): { id: string; label: string; title: string }[] {
  const t = translator(locale, 'blog')
  const name = localize(getSite().name, locale)
  return getModules(locale).map(({ id, label }) => ({
    id,
    label,
    title: t('moduleFeedTitle', { module: label, name }),
  }))
}
