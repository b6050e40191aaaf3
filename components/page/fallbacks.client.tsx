'use client'
import { Component, createContext, type ReactNode, use, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Words } from '@/lib/i18n/browser-words'
import { Failure } from '../ui/failure'
import { SHELL } from '../ui/shell-ids'
import { forgetFailure, leave } from './navigation'
import { move, navigation } from './navigation.client'
import { LoadError } from './page-text.client'
import { finishProgress } from './progress.client'

export interface Fallbacks {
  t: Words<'screens'>
  /** The main menu of a phone: a page brings its own, so what stands in for a page brings this one. */
  drawer: ReactNode
}

const FallbacksContext = createContext<Fallbacks | undefined>(undefined)

/** Hands to the screens that stand in for a page what they show. They are drawn where no props reach them. */
export const FallbacksProvider = ({ children, ...fallbacks }: Fallbacks & { children: ReactNode }) => (
  <FallbacksContext value={fallbacks}>{children}</FallbacksContext>
)

/** What the screens show that stand in for a page, or for a part of it. */
function useFallbacks(): Fallbacks {
  const fallbacks = use(FallbacksContext)
  if (!fallbacks) throw new Error('FallbacksProvider is missing above this screen')
  return fallbacks
}

/** How long (ms) after a click the old page, or nothing, is better than a spinner. */
export const SPINNER_MS = 200

const standIn = () => void move(leave)

export function LoadingScreen() {
  const { t, drawer } = useFallbacks()
  const [delay] = useState(() => {
    const now = performance.now()
    return Math.max(0, SPINNER_MS + (navigation().coming?.since ?? now) - now)
  })
  useLayoutEffect(standIn, [])
  return (
    <>
      {drawer}
      <div className="spinner" role="status" aria-label={t('loading')} style={{ '--delay': `${delay}ms` } as object} />
    </>
  )
}

interface LoadBoundaryProps {
  /** Address of the page. */
  src: string
  children: ReactNode
}

/** Shows a text that could not be fetched as such, with a way to try again. Any other error is a crash, and goes on. */
export class LoadBoundary extends Component<LoadBoundaryProps, { error?: unknown }> {
  override state: { error?: unknown } = {}

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  readonly retry = () => {
    move(forgetFailure, this.props.src)
    this.setState({ error: undefined })
  }

  override render() {
    const { error } = this.state
    if (error === undefined) return this.props.children
    if (!(error instanceof LoadError)) throw error
    return <LoadFailed message={error.message} retry={this.retry} />
  }
}

/** Says that the page could not be loaded. */
export function LoadFailed({ message, retry }: { message: string; retry: () => void }) {
  const { t } = useFallbacks()
  return (
    <StandIn className="load-error">
      <p>
        {t('loadFailed')} {message}
      </p>
      <button type="button" onClick={retry}>
        {t('retry')}
      </button>
    </StandIn>
  )
}

/** Shown instead of a client component that failed. */
export function PartFailed() {
  const { t } = useFallbacks()
  return <Failure text={t('partFailed')} action={t('reload')} onAction={() => location.reload()} />
}

/** Shown instead of a page whose code failed. */
export function CrashScreen({ error, reset }: { error: Error; reset: () => void }) {
  const { t } = useFallbacks()
  return (
    <StandIn className="crash">
      <h1>{t('crashTitle')}</h1>
      <p>{t('crashText')}</p>
      <pre>{error.message}</pre>
      <button type="button" onClick={reset}>
        {t('tryAgain')}
      </button>
    </StandIn>
  )
}

/** A message in the place of a page, with the menu the page would have brought. */
function StandIn({ className, children }: { className: string; children: ReactNode }) {
  const { drawer } = useFallbacks()
  const main = useRef<HTMLElement>(null)
  useLayoutEffect(standIn, [])
  useEffect(() => {
    finishProgress()
    main.current?.focus({ preventScroll: true }) // what had the focus went with the page
  }, [])
  return (
    <>
      {drawer}
      <main ref={main} id={SHELL.main} tabIndex={-1} className="simple-page">
        <div className={className} role="alert">
          {children}
        </div>
      </main>
    </>
  )
}
