'use client'
import { useTranslations } from 'next-intl'
import { use } from 'react'
import { FallbackDrawer } from '@/components/drawer/fallback-drawer.client'
import { ErrorText } from '@/components/ui/error-text'
import { focusQuietly, LoadFailed } from '@/components/ui/failure'
import { SHELL } from '@/components/ui/shell-ids'
import { isLoadFailure } from '@/lib/next/load-failure'

/** Shown instead of a page whose code failed, or whose payload broke off: then only loading the page whole brings it. */
export default function PageError({ error, reset }: { error: Error; reset: () => void }) {
  const t = useTranslations('screens')
  return (
    <>
      {use(FallbackDrawer)}
      <main id={SHELL.main} tabIndex={-1} className="simple-page">
        {isLoadFailure(error) ? (
          <LoadFailed retry={() => location.reload()} />
        ) : (
          <div className="crash" role="alert">
            <h1>{t('crashTitle')}</h1>
            <p>{t('crashText')}</p>
            <ErrorText error={error} label={t('errorText')} />
            <button type="button" ref={focusQuietly} onClick={reset}>
              {t('tryAgain')}
            </button>
          </div>
        )}
      </main>
    </>
  )
}
