'use client'
import { useInstantSearch } from 'react-instantsearch'
import { isQuestion } from '@/lib/search/question'
import type { SearchHit, SearchResult } from '@/lib/search/types'
import { isAnswerTo } from './hits'

const NO_HITS: SearchHit[] = []
const NO_WORDS: string[] = []

/** The answer to the typed text, and the state of the request. */
export function useAnswer(text: string) {
  const { results, status } = useInstantSearch({ catchError: true })
  const isAsked = isQuestion(text)
  const isAnswered = isAsked && isAnswerTo(results, text)
  const count = results?.nbHits ?? 0
  return {
    status,
    isAsked,
    isAnswered,
    isTooShort: !isAsked && text.trim() !== '',
    isEmpty: isAnswered && count === 0,
    /** Of the question whose hits these are: of the one before, while the answer is on its way. */
    question: results?.query,
    /** What was searched for then: words of it are marked where a hit leads. */
    searchedFor: results?.userData?.[0]?.to ?? results?.query,
    // `useHits` escapes, copies and compares every hit at each of InstantSearch's four renderings for a key.
    hits: (results?.hits ?? NO_HITS) as SearchHit[],
    count,
    correction: isAnswered ? results?.userData?.[0] : undefined,
    /** The one fact that was asked for. The hosted engine has none. */
    fact: isAnswered ? (results as Pick<SearchResult, 'fact'> | null)?.fact : undefined,
    /** Words that no page has. The hosted engine has none. */
    missing: (isAnswered && (results as Pick<SearchResult, 'missing'> | null)?.missing) || NO_WORDS,
    /** Instead of a question that finds nothing. The hosted engine has none. */
    suggestions: (results as Pick<SearchResult, 'suggestions'> | null)?.suggestions ?? [],
  }
}
