import type { Locale } from 'next-intl'
import { browserWords } from '@/lib/i18n/browser-words'
import styles from './start-failure.module.css'

/**
 * Says that the scripts of the page have not come. The start script writes which sentence holds into `data-scripts` of
 * the root element, and takes every press as a reason to try again (components/start/framework).
 */
export const StartFailure = ({ locale }: { locale: Locale }) => (
  <div
    className={`${styles.notice} failure`}
    role="status"
    suppressHydrationWarning
    dangerouslySetInnerHTML={{ __html: draw(locale) }}
  />
)

/** On the server alone: React leaves the HTML as it came, and the words stay out of the browser's code. */
function draw(locale: Locale): string {
  if (typeof window !== 'undefined') return ''
  const t = browserWords<'bare'>(process.env.WORDS_BARE)(locale)
  const reasons = `<span data-reason="failed">${t('startFailed')}</span><span data-reason="missing">${t('startMissing')}</span>`
  return `${reasons} <button type="button">${t('retry')}</button>`
}
