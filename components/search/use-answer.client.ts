'use client'
import { useMemo } from 'react'
import { useInstantSearch } from 'react-instantsearch'
import { counter, type PluralForms } from '@/lib/i18n/plural-forms'
import { hitsOf, isAnswerTo } from './hits'

/** What the engine says about what is typed, and how far it is. */
export function useAnswer(text: string, locale: string, counts: PluralForms) {
  const { results, status } = useInstantSearch({ catchError: true })
  const inWords = useMemo(() => counter(locale, counts), [locale, counts])
  const isAsked = text.trim() !== ''
  const isAnswered = isAsked && isAnswerTo(results, text)
  const count = results?.nbHits ?? 0
  return {
    status,
    isAsked,
    isAnswered,
    isEmpty: isAnswered && count === 0,
    /** Of the question whose hits these are: of the one before, while the answer is on its way. */
    question: results?.query,
    hits: hitsOf(results),
    count,
    countInWords: inWords(count),
    correction: isAnswered ? results?.userData?.[0] : undefined,
  }
}
