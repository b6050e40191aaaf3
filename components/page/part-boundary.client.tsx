'use client'
import { Component, type ReactNode } from 'react'
import { Failure } from '../ui/failure'
import { useFallbacks } from './fallbacks.client'

/** Around every client component of a page: a fault of it leaves the text. */
export class PartBoundary extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false }
  static getDerivedStateFromError = () => ({ isBroken: true })
  override render = () => (this.state.isBroken ? <PartFailed /> : this.props.children)
}

function PartFailed() {
  const { t } = useFallbacks()
  return <Failure text={t('partFailed')} action={t('reload')} onAction={() => location.reload()} />
}
