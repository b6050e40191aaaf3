import styles from './start-failure.module.css'

interface StartFailureProps {
  labels: Record<'startFailed' | 'startMissing' | 'retry', string>
}

/**
 * Says that the scripts of the page have not come. The start script writes which sentence holds into `data-scripts` of
 * the root element, and takes every press as a reason to try again (components/start/framework).
 */
export const StartFailure = ({ labels }: StartFailureProps) => (
  <div className={`${styles.notice} failure`} role="status">
    <span data-reason="failed">{labels.startFailed}</span>
    <span data-reason="missing">{labels.startMissing}</span> <button type="button">{labels.retry}</button>
  </div>
)
