import { useTranslations } from 'next-intl'
import { withBasePath } from '@/lib/core/routes'
import { SHELL } from '../ui/shell-ids'

/**
 * Plain HTML that the stylesheet hides: it is seen only when the stylesheet did not load, usually for a wrong base path.
 * A published page finds the right one (suggest-base-path).
 */
export function BasePathBanner() {
  const t = useTranslations('bare')
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
      <p data-cause={withBasePath('')} suppressHydrationWarning>
        {t('baseUrlText', { configured: withBasePath('') })}
      </p>
      <p data-suggestion="" hidden suppressHydrationWarning>
        {t('baseUrlSuggestion')} <code suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
      </p>
    </div>
  )
}
