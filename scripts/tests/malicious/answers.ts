import { MARKUP } from './case'
import { readList } from './cases'

/** An answer of the hosted engine, and how many of its hits are shown; undefined: the answer is refused. */
interface Answer {
  name: string
  answer: string
  hits: number | undefined
}
const HIT = { url: '/docs', kind: 'docs', hierarchy: { lvl0: 'A', lvl1: MARKUP, lvl2: null } }
const withHit = (fields: object): string => JSON.stringify({ results: [{ hits: [{ ...HIT, ...fields }] }] })

/** Bodies of answers by which somebody tries to get out of their texts. */
export const ANSWERS: Answer[] = [
  ...readList<Partial<Answer> & { name: string; fields?: object }>('answers').map(
    ({ name, fields = {}, answer = withHit(fields), hits }) => ({ name, answer, hits }),
  ),
  { name: 'a text without end', answer: withHit({ content: 'x'.repeat(1e6) }), hits: 1 },
]
