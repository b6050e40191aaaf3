import type { Locale } from 'next-intl'
import { translator } from '../i18n/translator'
import type { EtlComponent } from './schema'

/** What expressions may read in the dynamic properties of a component, which may have several kinds of them. */
export function dynamicScopes(
  { dynamicPropertyExpressionLanguage = [] }: Pick<EtlComponent, 'dynamicPropertyExpressionLanguage'>,
  locale: Locale,
): string {
  const t = translator(locale, 'etl')
  const sentences = [dynamicPropertyExpressionLanguage].flat().map((scope) => t(`el_${scope}`))
  return [...(sentences.length > 1 ? [t('dynamicScopes')] : []), ...sentences].join(' ')
}
