'use client'
import { type ComponentType, useEffect, useState } from 'react'
import { isHelpKey } from './help-key'

/** The list of keys, under `?` and behind the button in the footer. Its code is loaded when the reader opens it. */
export function Keys() {
  const [List, setList] = useState<ComponentType<{ onClose: () => void }>>()
  useEffect(() => {
    const show = () =>
      import('./keys-list.client').then(
        ({ KeysList }) => setList(() => KeysList),
        () => undefined,
      )
    const press = (event: KeyboardEvent) => void (isHelpKey(event) && show())
    const click = ({ target }: MouseEvent) =>
      void (target instanceof Element && target.closest('[data-keys]') && show())
    const listeners = new AbortController()
    addEventListener('keydown', press, listeners)
    addEventListener('click', click, listeners)
    return () => listeners.abort()
  }, [])
  return List && <List onClose={() => setList(undefined)} />
}
