import { DevTools } from '@/components/dev/dev-tools'
import { defaultLocale, localePath } from '@/lib/core/routes'
import { langProps } from '@/lib/i18n/direction'
import { translator } from '@/lib/i18n/translator'

const t = translator(defaultLocale(), 'page')
export const metadata = { title: t('notFoundTitle') }

/** For the development server; a published site has the 404 page of each language (app/[locale]/404). */
export default function GlobalNotFound() {
  return (
    <html {...langProps(defaultLocale())}>
      <body>
        <h1>{t('notFoundTitle')}</h1>
        <p>{t('notFoundText')}</p>
        <a href={localePath('/', defaultLocale())}>{t('notFoundHome')}</a>
        {/* The page may be written now. */}
        <DevTools locale={defaultLocale()} />
      </body>
    </html>
  )
}
