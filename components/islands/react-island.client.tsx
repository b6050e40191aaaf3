'use client'
import { Component, type ReactNode, useEffect } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { BaseElement } from '../ui/base-element.client'
import { Failure } from '../ui/failure'
import { shellWordsAt } from '../ui/shell-words'
import { type AnyIsland, ISLANDS, isIsland } from './islands.client'

/** Hydrates the island in it when it enters the document, and unmounts it when it has left. */
class ReactIsland extends BaseElement {
  private root: Root | undefined

  connectedCallback() {
    this.hydrate().catch((error: unknown) => {
      console.error(error)
      if (!this.isConnected || this.root) return
      // The server's HTML stays; the message stands below it.
      this.root = createRoot(this.appendChild(document.createElement('div')))
      this.root.render(this.failure)
    })
  }

  disconnectedCallback() {
    // Later, because it may leave within another root's commit; and an element that only moves has a document again.
    queueMicrotask(() => {
      if (this.isConnected) return
      this.root?.unmount()
      this.root = undefined
    })
  }

  private async hydrate() {
    const { name = '', props = '{}' } = this.dataset
    if (!isIsland(name)) throw new Error(`there is no island “${name}”`)
    const Island = (await ISLANDS[name]()) as AnyIsland
    if (!this.isConnected || this.root) return // the page was left while the code was on its way
    this.root = hydrateRoot(
      this,
      <Boundary failure={this.failure}>
        <Island {...JSON.parse(props)} />
        <Ready onReady={this.tellReady} />
      </Boundary>,
      // React mends a difference to the server's HTML by itself, and only a developer can do anything about it.
      { onRecoverableError: (error) => process.env.NODE_ENV === 'development' && console.error(error) },
    )
  }

  /** The start script then repeats the presses that came too early (lib/next/start). */
  private readonly tellReady = () => {
    this.dataset.ready = ''
    this.dispatchEvent(new Event('part-ready', { bubbles: true }))
  }

  private get failure(): ReactNode {
    const t = shellWordsAt(this)
    return <Failure text={t('partFailed')} action={t('reload')} onAction={() => location.reload()} />
  }
}

/**
 * Tells when the island has listeners: hydrating is not done when `hydrateRoot` returns. And not in this effect, which
 * runs before the rendering that the island's own layout effects have asked for.
 */
function Ready({ onReady }: { onReady: () => void }) {
  useEffect(() => {
    const timer = setTimeout(onReady)
    return () => clearTimeout(timer)
  }, [onReady])
  return null
}

class Boundary extends Component<{ failure: ReactNode; children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false }
  static getDerivedStateFromError = () => ({ isBroken: true })
  override render = () => (this.state.isBroken ? this.props.failure : this.props.children)
}

export function defineIslands(): void {
  if (!customElements.get('react-island')) customElements.define('react-island', ReactIsland)
}
