import type { Locale } from 'next-intl'
import { translator } from '@/lib/i18n/translator'
import { HeadingAnchor } from './heading-anchor'

/** A heading with a link to itself, as Markdown's headings have it. */
export const SectionHeading = ({ id, text, locale }: { id: string; text: string; locale: Locale }) => (
  <h2 id={id} aria-label={text}>
    {text}
    <HeadingAnchor id={id} label={translator(locale, 'kit')('headingLink', { heading: text })} />
  </h2>
)
