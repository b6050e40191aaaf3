import { headers } from 'next/headers'
import { DevWords } from '@/components/dev/dev-words'
import { ProblemsPage } from '@/components/dev/problems-page.client'
import { defaultLocale, isLocale } from '@/lib/core/routes'
import { LOCALE_HEADER } from '@/lib/dev/routes'
import { readDevState } from '@/lib/dev/state'

/** Shown at every address of the development server while no page can be rendered (see proxy.ts). */
export default async function Problems() {
  const requested = (await headers()).get(LOCALE_HEADER) ?? undefined
  const locale = isLocale(requested) ? requested : defaultLocale()
  return (
    <DevWords locale={locale}>
      <ProblemsPage problems={readDevState().problems} />
    </DevWords>
  )
}
