import { translator } from '@/lib/i18n/translator'

/** A heading with a link to itself, as Markdown's headings have it. */
export const SectionHeading = ({ id, text, locale }: { id: string; text: string; locale: string }) => (
  <h2 id={id}>
    {text}
    {/* biome-ignore lint/a11y/useAnchorContent: the sign is drawn by the stylesheet, the label is read out */}
    <a className="anchor" href={`#${id}`} aria-label={translator(locale, 'kit')('headingLink', { heading: text })} />
  </h2>
)
