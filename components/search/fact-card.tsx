import type { FoundFact } from '@/lib/search/types'
import styles from './fact-card.module.css'

interface FactCardProps {
  fact: FoundFact
  /** What the card is. */
  label: string
  onClick?: (() => void) | undefined
}

/** The one fact that a question asks for, as its page has it. The whole card leads there. */
export const FactCard = ({ fact: { subject, value, title, url }, label, onClick }: FactCardProps) => (
  <a href={url} className={styles.fact} onClick={onClick}>
    <span className="visually-hidden">{label}: </span>
    <strong>{subject}</strong>
    <span className={styles.value}>{value}</span>
    <span className={styles.page}>{title}</span>
  </a>
)
