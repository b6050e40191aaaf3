import { readGlossary } from '@/lib/content/glossary'
import { groupByLetter } from '@/lib/docs/tags'
import { contentDir } from '@/lib/folders'
import { translator } from '@/lib/i18n/translator'
import { locales } from '@/lib/routes'
import { TableBox } from '../mdx/prose/table-box'

interface Row {
  id: string
  /** The term itself. */
  label: string
  definition: string
  /** The term in the other languages. */
  others: { locale: string; term: string }[]
}

/** All terms of glossary.yaml under their first letters. The row of a term is where links to it and the search lead. */
export function GlossaryTerms({ locale }: { locale: string }) {
  const t = translator(locale, 'glossary')
  const letters = groupByLetter(rowsIn(locale), locale)
  return (
    <div className="prose terms">
      <nav aria-label={t('letters')}>
        <ul className="letters">
          {letters.map(({ letter }) => (
            <li key={letter}>
              <a href={`#${letterId(letter)}`}>{letter}</a>
            </li>
          ))}
        </ul>
      </nav>
      {letters.map(({ letter, entries }) => (
        <section key={letter}>
          <h3 id={letterId(letter)}>{letter}</h3>
          <TableBox label={t('table', { letter })}>
            <table>
              <thead>
                <tr>
                  <th scope="col">{t('term')}</th>
                  <th scope="col">{t('counterpart')}</th>
                  <th scope="col">{t('definition')}</th>
                </tr>
              </thead>
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

/** The terms that have words in a language, in the order of its alphabet. */
function rowsIn(locale: string): Row[] {
  const { compare } = new Intl.Collator(locale)
  const rows = [...readGlossary(contentDir())].flatMap(([id, { [locale]: own, ...others }]): Row[] =>
    own
      ? [
          {
            id,
            label: own.term,
            definition: own.definition,
            others: locales().flatMap((code) => (others[code] ? [{ locale: code, term: others[code].term }] : [])),
          },
        ]
      : [],
  )
  return rows.sort((a, b) => compare(a.label, b.label))
}

const letterId = (letter: string): string => `letter-${letter.toLowerCase()}`
