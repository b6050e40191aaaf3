'use client'

import { listenToCodeTools } from './code/code-tools.client'
import { DocDiagram } from './diagram/doc-diagram.client'
import { DocImage } from './image/doc-image.client'
import { DocTabs } from './tabs/doc-tabs.client'
import { DocTerm } from './term/doc-term.client'
import { DocVideo } from './video/doc-video.client'

/** Defines the custom elements of the kit, for this page and later ones. It may be called again. */
export function defineElements(): void {
  if (customElements.get('doc-tabs')) return
  customElements.define('doc-tabs', DocTabs)
  customElements.define('doc-term', DocTerm)
  customElements.define('doc-image', DocImage)
  customElements.define('doc-video', DocVideo)
  customElements.define('doc-diagram', DocDiagram)
  listenToCodeTools()
}
