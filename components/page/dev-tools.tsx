import type { Locale } from 'next-intl'
import { translator } from '@/lib/i18n/translator'

/**
 * Development only: live reload, and what is wrong in the content. The import stands in a branch that the bundler leaves
 * out of a build, so nothing of it is published.
 */
export async function DevTools({ locale }: { locale: Locale }) {
  if (process.env.NODE_ENV === 'development') {
    const { LiveReload } = await import('./live-reload.client')
    const t = translator(locale, 'dev')
    return <LiveReload labels={{ title: t('title'), hint: t('hint'), fix: t('fix') }} />
  }
  return null
}
