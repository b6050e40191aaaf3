import type { Heading } from '@/lib/mdx/compile'
import styles from './toc.module.css'

/** Headings of levels 2 and 3. The element marks the one being read. */
export function Toc({ headings, label }: { headings: Heading[]; label: string }) {
  return (
    <doc-toc class={styles.toc}>
      <nav aria-label={label}>
        <p>{label}</p>
        <TocList headings={headings} />
      </nav>
    </doc-toc>
  )
}

/** The same list as a disclosure above the text, on a phone. */
export function MobileToc({ headings, label }: { headings: Heading[]; label: string }) {
  return (
    <details className={styles.mobile}>
      <summary>{label}</summary>
      <nav aria-label={label}>
        <TocList headings={headings} />
      </nav>
    </details>
  )
}

const TocList = ({ headings }: { headings: Heading[] }) => (
  <ul>
    {headings.map(({ id, level, text }) => (
      <li key={id} className={level === 3 ? styles.sub : undefined}>
        <a href={`#${id}`}>{text}</a>
      </li>
    ))}
  </ul>
)

export const tocHeadings = (headings: Heading[]): Heading[] =>
  headings.filter(({ level }) => level === 2 || level === 3)
