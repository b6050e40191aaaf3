'use client'
import { useTranslations } from 'next-intl'

/** Says that the page could not be loaded, in the site's words: the browser's own are English in any language. */
export function LoadFailed({ status, retry }: { status?: number; retry: () => void }) {
  const t = useTranslations('screens')
  return (
    <div className="load-error" role="alert">
      <p>
        {t('loadFailed')} {status ? `${t('serverFailed')} (${status})` : t('connectionFailed')}
      </p>
      <button type="button" ref={focusQuietly} onClick={retry}>
        {t('retry')}
      </button>
    </div>
  )
}

/** What had the focus is of a page that does not come. */
export const focusQuietly = (element: HTMLElement | null): void => element?.focus({ preventScroll: true })
