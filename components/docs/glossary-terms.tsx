import { useTranslations } from 'next-intl'
import { letterAnchor, termsByLetter } from '@/lib/docs/glossary'
import { TableBox, TableHead } from '../mdx/prose/table-box'
import type { SlotComponent } from '../mdx/slot-component'

/** All terms of glossary.yaml under their first letters. The row of a term is where links to it and the search lead. */
export const GlossaryTerms: SlotComponent = ({ page: { locale } }) => {
  const t = useTranslations('glossary')
  const letters = termsByLetter(locale)
  return (
    <div className="prose terms">
      <nav aria-label={t('letters')}>
        <ul className="letters">
          {letters.map(({ letter }) => (
            <li key={letter}>
              <a href={`#${letterAnchor(letter)}`}>{letter}</a>
            </li>
          ))}
        </ul>
      </nav>
      {letters.map(({ letter, entries }) => (
        <section key={letter}>
          <h3 id={letterAnchor(letter)}>{letter}</h3>
          <TableBox label={t('table', { letter })}>
            <table>
              <TableHead names={[t('term'), t('counterpart'), t('definition')]} />
              <tbody>
                {entries.map(({ id, label, definition, others }) => (
                  <tr key={id} id={id}>
                    <th scope="row">
                      <a href={`#${id}`}>{label}</a>
                    </th>
                    <td>
                      {others.map((other) => (
                        <span key={other.locale} lang={other.locale}>
                          {other.term}
                        </span>
                      ))}
                    </td>
                    <td>{definition}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </TableBox>
        </section>
      ))}
    </div>
  )
}
