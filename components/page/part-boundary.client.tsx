'use client'
import { Component, type ReactNode } from 'react'
import { PartFailed } from './fallbacks.client'

/** Around every client component of a page: a fault of it leaves the text. */
export class PartBoundary extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false }
  static getDerivedStateFromError = () => ({ isBroken: true })
  override render = () => (this.state.isBroken ? <PartFailed /> : this.props.children)
}
