'use client'
import { Component, createContext, type ReactNode, use, useEffect, useRef } from 'react'
import type { Words } from '@/lib/i18n/browser-words'
import { ErrorText } from '../ui/error-text'
import { Failure } from '../ui/failure'
import { SHELL } from '../ui/shell-ids'

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

/** Shown while the page that the reader has opened does not come. */
export function Loading() {
  const { t } = useFallbacks()
  return <div className="spinner" role="status" aria-label={t('loading')} />
}

/** Says that the page could not be loaded, in the site's words: the browser's own are English in any language. */
export function LoadFailed({ status, retry }: { status?: number; retry: () => void }) {
  const { t } = useFallbacks()
  return (
    <div className="load-error" role="alert">
      <p>
        {t('loadFailed')} {status ? `${t('serverFailed')} (${status})` : t('connectionFailed')}
      </p>
      <button type="button" onClick={retry}>
        {t('retry')}
      </button>
    </div>
  )
}

/** Around a client component of a page: when it or its code fails, the rest of the page stays. */
export class PartBoundary extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false }
  static getDerivedStateFromError = () => ({ isBroken: true })
  override render = () => (this.state.isBroken ? <PartFailed /> : this.props.children)
}

function PartFailed() {
  const { t } = useFallbacks()
  return <Failure text={t('partFailed')} action={t('reload')} onAction={() => location.reload()} />
}

/** Shown instead of a page whose code failed. */
export function CrashScreen({ error, reset }: { error: Error; reset: () => void }) {
  const { t } = useFallbacks()
  return (
    <div className="crash" role="alert">
      <h1>{t('crashTitle')}</h1>
      <p>{t('crashText')}</p>
      <ErrorText t={t} error={error} />
      <button type="button" onClick={reset}>
        {t('tryAgain')}
      </button>
    </div>
  )
}

/** A message in the place of a page, with the menu the page would have brought. */
export function StandIn({ children }: { children: ReactNode }) {
  const { drawer } = useFallbacks()
  const main = useRef<HTMLElement>(null)
  useEffect(() => main.current?.focus({ preventScroll: true }), []) // what had the focus went with the page
  return (
    <>
      {drawer}
      <main ref={main} id={SHELL.main} tabIndex={-1} className="simple-page">
        {children}
      </main>
    </>
  )
}
