import { useTranslations } from 'next-intl'
import styles from './start-failure.module.css'

/**
 * Says that the scripts of the page have not come. The start script writes which sentence holds into `data-scripts` of
 * the root element, and takes every press as a reason to try again (components/start/framework).
 */
export function StartFailure() {
  const t = useTranslations('bare')
  return (
    <div className={`${styles.notice} failure`} role="status">
      <span data-reason="failed">{t('startFailed')}</span>
      <span data-reason="missing">{t('startMissing')}</span> <button type="button">{t('retry')}</button>
    </div>
  )
}
