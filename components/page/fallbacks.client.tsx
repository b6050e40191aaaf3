'use client'
import { useTranslations } from 'next-intl'
import { Component, createContext, type ReactNode, use, useEffect, useRef } from 'react'
import { ErrorText } from '../ui/error-text'
import { Failure } from '../ui/failure'
import { SHELL } from '../ui/shell-ids'

/** The main menu of a phone: a page brings its own, so what stands in for a page brings this one. */
export const FallbackDrawer = createContext<ReactNode>(null)

/** Shown while the page that the reader has opened does not come. */
export function Loading() {
  const t = useTranslations('screens')
  return <div className="spinner" role="status" aria-label={t('loading')} />
}

/** Says that the page could not be loaded, in the site's words: the browser's own are English in any language. */
export function LoadFailed({ status, retry }: { status?: number; retry: () => void }) {
  const t = useTranslations('screens')
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
  const t = useTranslations('screens')
  return <Failure text={t('partFailed')} action={t('reload')} onAction={() => location.reload()} />
}

/** Shown instead of a page whose code failed. */
export function CrashScreen({ error, reset }: { error: Error; reset: () => void }) {
  const t = useTranslations('screens')
  return (
    <div className="crash" role="alert">
      <h1>{t('crashTitle')}</h1>
      <p>{t('crashText')}</p>
      <ErrorText error={error} label={t('errorText')} />
      <button type="button" onClick={reset}>
        {t('tryAgain')}
      </button>
    </div>
  )
}

/** A message in the place of a page, with the menu the page would have brought. */
export function StandIn({ children }: { children: ReactNode }) {
  const drawer = use(FallbackDrawer)
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
