'use client'
import { useEffect, useState } from 'react'
import { keptText } from '@/lib/content/page-text'
import { loadText, readLoadedText } from './page-texts.client'

interface ProseProps {
  /** Address of the page whose text this is. */
  src: string
  lang?: string
  labels: Record<'loading' | 'loadFailed' | 'retry', string>
}
interface TextState {
  html?: string
  isSlow?: boolean
  error?: string
}

/** The text of a page; see lib/content/page-text for where it comes from. */
export function Prose({ src, lang, labels }: ProseProps) {
  const ready = typeof window === 'undefined' ? keptText(src) : readLoadedText(src)
  const [state, setState] = useState<TextState>({})
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt loads again
  useEffect(() => {
    if (ready !== undefined) return
    let isCurrent = true
    const show = (next: TextState) => isCurrent && setState(next)
    const spinner = setTimeout(() => show({ isSlow: true }), 200)
    loadText(src)
      .then((html) => show({ html }))
      .catch((error: unknown) => show({ error: error instanceof Error ? error.message : String(error) }))
      .finally(() => clearTimeout(spinner))
    return () => {
      isCurrent = false
      clearTimeout(spinner)
    }
  }, [src, ready, attempt])

  const html = ready ?? state.html
  if (html !== undefined) return <div className="prose" lang={lang} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
  if (state.error === undefined) return <div className="spinner" role="status" aria-label={labels.loading} hidden={!state.isSlow} />
  const retry = () => {
    setState({})
    setAttempt(attempt + 1)
  }
  return (
    <div className="load-error" role="alert">
      <p>
        {labels.loadFailed} {state.error}
      </p>
      <button type="button" onClick={retry}>
        {labels.retry}
      </button>
    </div>
  )
}
