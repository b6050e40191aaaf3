import type { BoxSite } from '../address'

/** What the box knows of its site; esbuild writes it in the place of `BOX`. */
export interface BoxConfig extends Omit<BoxSite, 'holds'> {
  /** Its pages, when it holds a part of the site. */
  pages?: string[]
  /** Address of the sprite of icons, and what it holds. */
  icons: { address: string; svg: string }
}

declare const BOX: BoxConfig
export const config = BOX

const script = document.currentScript?.getAttribute('src') ?? ''
/** Way from the page to the root of the box. */
export const root = script.slice(0, script.lastIndexOf('_box/'))
export const rootUrl = new URL(root, document.baseURI)

const pages = config.pages && new Set(config.pages)
export const site: BoxSite = { ...config, holds: (file) => !pages || !file.endsWith('.html') || pages.has(file) }
