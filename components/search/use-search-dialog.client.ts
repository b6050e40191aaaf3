'use client'
import { type FormEvent, type KeyboardEvent, type MouseEvent, useEffect, useId, useReducer, useRef } from 'react'
import { useSearchBox } from 'react-instantsearch'
import { lookUp } from '@/lib/core/look-up'
import { dialogReducer, openDialog } from './dialog-state'
import { returnFocus } from './return-focus'
import { useAnswer } from './use-answer.client'
import { useOptions } from './use-options.client'

interface DialogOptions {
  index: string
  onLiteral: (isLiteral: boolean) => void
  onClose: () => void
}

/** The state of the dialog, and what letters and keys do to it. */
export function useSearchDialog({ index, onLiteral, onClose }: DialogOptions) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const { query, refine } = useSearchBox()
  const [{ text, active, answered, isEntered }, dispatch] = useReducer(dialogReducer, query, openDialog)
  const answer = useAnswer(text)
  const { isAsked, isAnswered } = answer
  const list = useOptions({ id, index, active, hits: isAsked ? answer.hits : undefined, dispatch, onClose })
  const { options, remember } = list

  // While it is drawn: an effect would come after that, and undo a key that was pressed between.
  const question = isAsked ? answer.question : undefined
  if (answered !== question) dispatch({ type: 'answer', question })
  useEffect(() => {
    document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [active, id])
  useEffect(() => {
    if (!isAnswered || !isEntered) return
    dispatch({ type: 'opened' })
    document.getElementById(`${id}-0`)?.click()
  }, [isAnswered, isEntered, id])

  const ask = (value: string) => {
    dispatch({ type: 'ask', text: value })
    onLiteral(false)
    refine(value)
  }
  const press = (event: KeyboardEvent) => {
    const by = lookUp({ ArrowDown: 1, ArrowUp: -1 }, event.key)
    if (by !== undefined && options.length > 0) {
      event.preventDefault()
      dispatch({ type: 'step', by, count: options.length })
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
    if (isAsked && !isAnswered) dispatch({ type: 'enter' })
    else document.getElementById(`${id}-${active}`)?.click() // the site follows links softly
  }
  const combobox = {
    ref: field,
    role: 'combobox',
    'aria-autocomplete': 'list' as const,
    'aria-expanded': options.length > 0,
    'aria-controls': `${id}-list`,
    'aria-activedescendant': options.length > 0 ? `${id}-${active}` : undefined,
    value: text,
    onKeyDown: press,
  }
  return {
    id,
    text,
    active,
    answer,
    list,
    combobox,
    ask,
    submit,
    retry: () => refine(text),
    returnFocus: (event: MouseEvent) => returnFocus(event, field),
  }
}
