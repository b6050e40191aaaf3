import type { ReactNode } from 'react'
import { translator } from '@/lib/i18n/translator'
import { localePath } from '@/lib/routes'
import { StillContent } from './still-part'

/** A page whose whole content is still. `path` is its site path. */
export function Page({ locale, path, children }: { locale: string; path: string; children: ReactNode }) {
  const t = translator(locale, 'shell')
  return (
    <StillContent
      src={localePath(path, locale)}
      labels={{ loading: t('loading'), loadFailed: t('loadFailed'), retry: t('retry') }}
    >
      {children}
    </StillContent>
  )
}
