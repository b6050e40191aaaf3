import { createHash } from 'node:crypto'

/** What a page of the site contains and loads. */
export interface PolicySources {
  /** Code of the inline scripts. */
  scripts: string[]
  /** Texts of the `<style>` elements. */
  styles: string[]
  /** Other origins that scripts ask, as `https://host`. */
  hosts?: string[]
}

/**
 * The Content-Security-Policy of every page: it forbids everything, then allows what a page needs. Only the site's own
 * files and the listed inline scripts and styles are allowed, and no string becomes HTML or code
 * (components/start/trusted). Colours of code and diagrams are in `style` attributes, which run nothing and load
 * nothing from other origins.
 */
export function contentPolicy({ scripts, styles, hosts = [] }: PolicySources): string {
  const self = (...more: string[]): string => ["'self'", ...more].join(' ')
  return Object.entries({
    'default-src': "'none'",
    'script-src': self(...hashes(scripts)),
    'style-src': self(...hashes(styles)),
    'style-src-attr': "'unsafe-inline'",
    'img-src': self('data:'), // blurred placeholders
    'media-src': self(),
    'font-src': "'none'",
    'connect-src': self(...hosts),
    'worker-src': self(),
    'frame-src': "'none'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': self(),
    'require-trusted-types-for': "'script'",
    'trusted-types': 'default',
  })
    .map(([directive, value]) => `${directive} ${value}`)
    .join('; ')
}

const hashes = (texts: string[]): string[] => [...new Set(texts)].map(scriptHash)

/** How a policy names an inline script or style: `'sha256-…'`, with its quotes. */
export const scriptHash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
