import type { Words } from '@/lib/i18n/browser-words'
import styles from './start-failure.module.css'

/**
 * Says that the scripts of the page have not come. The start script writes which sentence holds into `data-start` of the
 * root element, and takes every press as a reason to try again (components/start/framework).
 */
export const StartFailure = ({ t }: { t: Words<'shell'> }) => (
  <div className={`${styles.notice} failure`} role="status">
    <span data-reason="failed">{t('startFailed')}</span>
    <span data-reason="missing">{t('startMissing')}</span> <button type="button">{t('retry')}</button>
  </div>
)
