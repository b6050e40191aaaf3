import type { Words } from '@/lib/i18n/browser-words'

/** The words of the code that failed, which a reader can send to the support. */
export const ErrorText = ({ error, t }: { error: Error; t: Words<'screens'> }) => (
  <details>
    <summary>{t('errorText')}</summary>
    <pre lang="en">{error.message}</pre>
  </details>
)
