import type { Locale } from 'next-intl'
import type { Heading } from '@/lib/mdx/compile'
import styles from './toc.module.css'

interface TocProps {
  headings: Heading[]
  label: string
  locale: Locale
  /** Language of the text and its headings. */
  textLocale: Locale
}

/** Headings of levels 2 and 3. The element marks the one being read. */
export function Toc({ headings, label, textLocale }: TocProps) {
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
export function MobileToc({ headings, label, locale, textLocale }: TocProps) {
  return (
    <details className={styles.mobile} lang={locale}>
      <summary>{label}</summary>
      <nav aria-label={label}>
        <TocList headings={headings} lang={textLocale} />
      </nav>
    </details>
  )
}

const TocList = ({ headings, lang }: { headings: Heading[]; lang: string }) => (
  <ul lang={lang}>
    {headings.map(({ id, level, text }) => (
      <li key={id} className={level === 3 ? styles.sub : undefined}>
        <a href={`#${id}`}>{text}</a>
      </li>
    ))}
  </ul>
)

export const tocHeadings = (headings: Heading[]): Heading[] =>
  headings.filter(({ level }) => level === 2 || level === 3)
