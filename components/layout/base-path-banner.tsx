import type { Locale } from 'next-intl'
import { withBasePath } from '@/lib/core/routes'
import { browserWords } from '@/lib/i18n/browser-words'
import { SHELL } from '../ui/shell-ids'

/**
 * Plain HTML that the stylesheet hides: it is seen only when the stylesheet did not load, usually for a wrong base path.
 * A published page finds the right one (suggest-base-path).
 */
export const BasePathBanner = ({ locale }: { locale: Locale }) => (
  <div
    id={SHELL.basePathBanner}
    style={{
      padding: '1em',
      border: '3px solid #c00',
      color: '#600',
      background: '#fff4f4',
      fontFamily: 'sans-serif',
    }}
    suppressHydrationWarning
    dangerouslySetInnerHTML={{ __html: draw(locale) }}
  />
)

/** On the server alone: React leaves the HTML as it came, and the words stay out of the browser's code. */
function draw(locale: Locale): string {
  if (typeof window !== 'undefined') return ''
  const t = browserWords<'bare'>(process.env.WORDS_BARE)(locale)
  return [
    `<p><strong>${t('baseUrlTitle')}</strong></p>`,
    `<p>${t('baseUrlReload')}</p>`,
    `<p data-cause="true">${t('baseUrlText', { configured: withBasePath('') })}</p>`,
    `<p data-suggestion="true" hidden="">${t('baseUrlSuggestion')} <code></code></p>`,
  ].join('')
}
