import fs from 'node:fs'
import path from 'node:path'
import { escapeHtml } from '../../lib/core/html'

const STYLE = 'margin:0;padding:.5rem 1rem 1rem;text-align:center;font-size:.8rem;color:var(--muted)'

/**
 * What a box says of itself at the foot of every page: its version, if it has one, and the day of the last change of its
 * content, which the sitemap knows.
 */
export function stampOf(out: string, version = ''): { day: string; html: string } {
  const days = [...fs.readFileSync(path.join(out, 'sitemap.xml'), 'utf8').matchAll(/<lastmod>(\d{4}-\d\d-\d\d)/g)]
  const day =
    days
      .map(([, found = '']) => found)
      .sort()
      .at(-1) ?? '1980-01-01'
  const text = [version, day].filter(Boolean).join(' · ')
  return { day, html: `<p data-box="" style="${STYLE}">${escapeHtml(text)}</p>` }
}
