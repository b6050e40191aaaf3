import { type Locale, useTranslations } from 'next-intl'
import { docUrl, localePath } from '@/lib/core/routes'
import { translator } from '@/lib/i18n/translator'
import { hasSearch } from '@/lib/site'
import { SHELL } from '../ui/shell-ids'

/**
 * Answers in the language of the address. It stands alone, without the drawer: the router keeps the screen for a missing
 * page at hand on every page, and would preload the styles of what is in it.
 */
export function NotFoundPage({ locale }: { locale: Locale }) {
  const t = useTranslations('page')
  return (
    <main id={SHELL.main} tabIndex={-1} className="simple-page">
      <h1>{t('notFoundTitle')}</h1>
      <div className="prose" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: drawText(locale) }} />
    </main>
  )
}

/** A string, which React does not walk: the publish step writes into it what is known of the address (moved-pages.ts). */
function drawText(locale: Locale): string {
  const t = translator(locale, 'page')
  const button = `<button type="button" data-search="address" class="plain-button">${t('searchAddress')}</button>`
  return [
    `<p>${t('notFoundText')}</p>`,
    `<p>${t('notFoundOwner')}</p>`,
    `<div hidden data-similar><p>${t('goneNear')}</p><ul></ul></div>`,
    hasSearch() ? `<p class="needs-js">${button}</p>` : '',
    `<p><a href="${localePath('/', locale)}">${t('notFoundHome')}</a> · `,
    `<a href="${localePath(docUrl(''), locale)}">${t('notFoundDocs')}</a></p>`,
  ].join('')
}
