import { withBasePath } from '@/lib/routes'
import { SHELL } from '../ui/shell-ids'
import { shellWords } from '../ui/shell-words'

/**
 * Plain HTML that the stylesheet hides: it is seen only when the stylesheet did not load, usually for a wrong base path.
 * A published page finds the right one (components/start/suggest-base-path).
 */
export function BasePathBanner({ locale }: { locale: string }) {
  const t = shellWords(locale)
  return (
    <div
      id={SHELL.basePathBanner}
      style={{
        padding: '1em',
        border: '3px solid #c00',
        color: '#600',
        background: '#fff4f4',
        fontFamily: 'sans-serif',
      }}
    >
      <p>
        <strong>{t('baseUrlTitle')}</strong>
      </p>
      <p>{t('baseUrlReload')}</p>
      <p data-cause>{t('baseUrlText', { configured: withBasePath('') })}</p>
      <p data-suggestion hidden>
        {t('baseUrlSuggestion')} <code />
      </p>
    </div>
  )
}
