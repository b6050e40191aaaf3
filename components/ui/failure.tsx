import { useTranslations } from 'next-intl'

/** Says that something failed, and offers what can be done. */
export const Failure = ({ text, action, onAction }: { text: string; action: string; onAction: () => void }) => (
  <p className="failure" role="alert">
    {text}{' '}
    <button type="button" onClick={onAction}>
      {action}
    </button>
  </p>
)

/** Says that a page could not be loaded, in the site's words: the browser's own are English in any language. */
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

/** What had the focus is gone, or is of a page that does not come. */
export const focusQuietly = (element: HTMLElement | null): void => element?.focus({ preventScroll: true })
