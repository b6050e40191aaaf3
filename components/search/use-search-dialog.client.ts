'use client'
import { type FormEvent, type KeyboardEvent, type MouseEvent, useEffect, useId, useRef } from 'react'
import { lookUp } from '@/lib/core/look-up'
import { returnFocus } from './return-focus'
import { useAnswer } from './use-answer.client'
import { useOptions } from './use-options.client'

interface DialogOptions {
  index: string
  onLiteral: (isLiteral: boolean) => void
  onClose: () => void
}

/**
 * What letters and keys do to the dialog. InstantSearch knows what is asked; it renders that later, and goes back when a
 * search fails, so nothing but the reader, Clear and an offered question changes the letters of the field.
 */
export function useSearchDialog({ index, onLiteral, onClose }: DialogOptions) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  /** The question whose answer Enter did not wait for: its first result is to be opened. */
  const entered = useRef<string>(undefined)
  const answer = useAnswer()
  const { query, refine, isAsked, isAnswered, hits } = answer
  const list = useOptions({ id, index, question: isAsked ? answer.question : undefined, hits, onClose })
  const { options, active, choose, remember } = list
  useEffect(() => {
    document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [active, id])
  useEffect(() => {
    if (!isAnswered || entered.current !== query) return
    entered.current = undefined
    document.getElementById(`${id}-0`)?.click()
  }, [isAnswered, query, id])

  const typed = () => field.current?.value ?? ''
  const ask = (question: string) => {
    if (field.current) field.current.value = question
    entered.current = undefined
    onLiteral(false)
    refine(question)
  }
  const press = (event: KeyboardEvent) => {
    const by = lookUp({ ArrowDown: 1, ArrowUp: -1 }, event.key)
    if (by !== undefined && options.length > 0) {
      event.preventDefault()
      choose((active + by + options.length) % options.length)
    } else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      const option = options[active]
      if (!option) return
      remember(option)
      window.open(option.url, '_blank', 'noopener')
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (typed() !== query || (isAsked && !isAnswered)) entered.current = typed()
    else document.getElementById(`${id}-${active}`)?.click() // the site follows links softly
  }
  const combobox = {
    ref: field,
    role: 'combobox',
    'aria-autocomplete': 'list' as const,
    'aria-expanded': options.length > 0,
    'aria-controls': `${id}-list`,
    'aria-activedescendant': options.length > 0 ? `${id}-${active}` : undefined,
    defaultValue: query,
    onKeyDown: press,
  }
  return {
    id,
    answer,
    list,
    combobox,
    ask,
    submit,
    retry: () => refine(typed()),
    returnFocus: (event: MouseEvent) => returnFocus(event, field),
  }
}
