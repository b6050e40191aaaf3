import { type Locale, useTranslations } from 'next-intl'
import { langProps } from '@/lib/i18n/direction'
import type { Heading } from '@/lib/mdx/compile'
import styles from './toc.module.css'

export interface TocHeading extends Heading {
  /** Names the headings inside, which are folded. */
  fold?: string
}

interface TocProps {
  headings: TocHeading[]
  locale: Locale
  /** Language of the text and its headings. */
  textLocale: Locale
}

/** Headings of levels 2 and 3. The element marks the one being read. */
export function Toc({ headings, textLocale }: TocProps) {
  const label = useTranslations('docs')('toc')
  return (
    <doc-toc class={styles.toc}>
      <nav aria-label={label}>
        <p>{label}</p>
        <TocList headings={headings} lang={textLocale} />
      </nav>
    </doc-toc>
  )
}

/** The same list as a disclosure above the text, on a phone. */
export function MobileToc({ headings, locale, textLocale }: TocProps) {
  const label = useTranslations('docs')('toc')
  return (
    <details className={styles.mobile} {...langProps(locale)} data-alternate-skip>
      <summary>{label}</summary>
      <nav aria-label={label}>
        <TocList headings={headings} lang={textLocale} />
      </nav>
    </details>
  )
}

const TocList = ({ headings, lang }: { headings: TocHeading[]; lang?: string }) => (
  <ul {...langProps(lang)}>
    {sections(headings).map(({ heading: { id, text, fold }, inside }) => (
      <li key={id}>
        <a href={`#${id}`}>{text}</a>
        {inside.length > 0 && (fold ? <Fold label={fold} headings={inside} /> : <TocList headings={inside} />)}
      </li>
    ))}
  </ul>
)

const Fold = ({ label, headings }: { label: string; headings: TocHeading[] }) => (
  <details>
    <summary>{label}</summary>
    <TocList headings={headings} />
  </details>
)

/** Headings, each with the deeper ones that follow it. */
function sections(headings: TocHeading[]): { heading: TocHeading; inside: TocHeading[] }[] {
  const found: { heading: TocHeading; inside: TocHeading[] }[] = []
  for (const heading of headings) {
    const last = found.at(-1)
    if (last && heading.level > last.heading.level) last.inside.push(heading)
    else found.push({ heading, inside: [] })
  }
  return found
}

export const tocHeadings = (headings: TocHeading[]): TocHeading[] =>
  headings.filter(({ level }) => level === 2 || level === 3)
