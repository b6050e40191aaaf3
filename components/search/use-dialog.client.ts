'use client'
import { type RefObject, useCallback, useEffect, useState } from 'react'
import { MOST_LETTERS } from '@/lib/search/target'
import type { SearchTarget } from '@/lib/search/types'
import { addressWords } from './question'
import { isSearchShortcut } from './shortcut'

type Code = typeof import('./search-modal.client')
const loadCode = (): Promise<Code> => import('./search-modal.client')

/** State of the dialog and the panel of the box. Their code and the index are loaded on hover, focus or touch of the box. */
export function useDialog(box: RefObject<HTMLInputElement | null>, target: SearchTarget) {
  const [code, setCode] = useState<Code>()
  const [hasFailed, setHasFailed] = useState(false)
  /** Undefined while the dialog is closed. */
  const [question, setQuestion] = useState<string>()
  const [isPanelOpen, setIsPanelOpen] = useState(false)

  const load = useCallback(() => {
    setHasFailed(false)
    loadCode().then(
      (code) => {
        code.warmUp(target)
        setCode(code)
      },
      () => setHasFailed(true),
    )
  }, [target])
  const open = useCallback(
    (query?: string) => {
      setIsPanelOpen(false)
      setQuestion((query ?? String(getSelection())).trim().slice(0, MOST_LETTERS))
      load()
    },
    [load],
  )
  const close = useCallback(() => {
    setQuestion(undefined)
    if (box.current) box.current.value = ''
  }, [box])
  useOpeners(box, open, code !== undefined)
  return { code, hasFailed, question, isPanelOpen, setIsPanelOpen, load, open, close }
}

/** The shortcut, and every element with `data-search`, open the dialog from anywhere on the page. */
function useOpeners(box: RefObject<HTMLInputElement | null>, open: (query?: string) => void, hasCode: boolean): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isSearchShortcut(event)) return
      event.preventDefault()
      open()
      if (!hasCode) box.current?.focus() // keeps the letters typed until the dialog is there
    }
    const click = ({ target }: MouseEvent) => {
      const asked = target instanceof Element ? target.closest<HTMLElement>('[data-search]') : null
      if (asked) open(asked.dataset.search === 'address' ? addressWords(location.pathname) : '')
    }
    addEventListener('keydown', press)
    addEventListener('click', click)
    if (box.current?.value) open(box.current.value) // typed before this ran
    return () => {
      removeEventListener('keydown', press)
      removeEventListener('click', click)
    }
  }, [box, open, hasCode])
}
