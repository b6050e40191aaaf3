'use client'
import { useTranslations } from 'next-intl'
import { Component, type ReactNode } from 'react'
import { Failure } from './failure'

/**
 * Around a client component of a page: when it or its code fails, the rest of the page stays. A class, because Next's
 * `catchError` brings the error page of its other router into the browser: 3 KB.
 */
export class PartBoundary extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false }
  static getDerivedStateFromError = () => ({ isBroken: true })
  override render = () => (this.state.isBroken ? <PartFailed /> : this.props.children)
}

function PartFailed() {
  const t = useTranslations('screens')
  return <Failure text={t('partFailed')} action={t('reload')} onAction={() => location.reload()} />
}
