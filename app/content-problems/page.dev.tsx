import { headers } from 'next/headers'
import { ProblemsPage } from '@/components/page/problems-page.client'
import { LOCALE_HEADER } from '@/lib/dev-routes'
import { readDevState } from '@/lib/dev-state'
import { translator } from '@/lib/i18n/translator'
import { defaultLocale, isLocale } from '@/lib/routes'

/** Stands at every address of the development server while no page can be rendered (see proxy.ts). */
export default async function Problems() {
  const asked = (await headers()).get(LOCALE_HEADER) ?? undefined
  const locale = isLocale(asked) ? asked : defaultLocale()
  const t = translator(locale, 'dev')
  return (
    <ProblemsPage problems={readDevState().problems} labels={{ title: t('title'), hint: t('hint'), fix: t('fix') }} />
  )
}
