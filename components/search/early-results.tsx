import type { Translator } from '@/lib/i18n/translator'
import type { SearchHit } from '@/lib/search/types'
import { EARLY } from './early-ids'
import { FactCard } from './fact-card'
import { HitItem } from './hit.client'
import styles from './search-page.module.css'

/** Without words. */
const HIT = {
  kind: 'docs',
  hierarchy: { lvl0: ' ' },
  _highlightResult: { hierarchy: {} },
  _snippetResult: { content: { value: ' ' } },
} as unknown as SearchHit

/**
 * Where the script of a shared address (`early-question-script.ts`) puts the first results while React is on its way, and
 * the elements that it copies for them, so that React can replace them unseen.
 */
export const EarlyResults = ({ t }: { t: Translator<'search'> }) => (
  <>
    <div id={EARLY.pattern} hidden>
      <div className={styles.columns}>
        <details className={styles.filters}>
          <summary>{t('filters')}</summary>
        </details>
        <div>
          <p className={styles.count} />
          <FactCard fact={{ subject: '', value: '', title: '', url: '' }} label={t('fact')} />
          <ol>
            <HitItem hit={HIT} />
          </ol>
        </div>
      </div>
    </div>
    {/* The empty HTML says to React that what is in it is not its own. */}
    <div id={EARLY.shown} dangerouslySetInnerHTML={{ __html: '' }} suppressHydrationWarning />
  </>
)
