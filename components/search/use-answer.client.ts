'use client'
import { useInstantSearch, useSearchBox } from 'react-instantsearch'
import { isQuestion } from '@/lib/search/question'
import type { SearchHit, SearchResult } from '@/lib/search/types'
import { isAnswerTo } from './hits'

const NO_HITS: SearchHit[] = []
const NO_WORDS: string[] = []

/** What is asked, the answer to it, and the state of the request. */
export function useAnswer() {
  const { query, refine } = useSearchBox()
  const { results, status } = useInstantSearch({ catchError: true })
  const hasFailed = status === 'error' // then `query` is the last one that was answered
  const isAsked = hasFailed || isQuestion(query)
  const isAnswered = isAsked && !hasFailed && isAnswerTo(results, query)
  const count = results?.nbHits ?? 0
  return {
    query,
    refine,
    status,
    hasFailed,
    isAsked,
    isAnswered,
    isTooShort: !isAsked && query.trim() !== '',
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
