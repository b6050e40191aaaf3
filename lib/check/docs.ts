import type { Problem } from '../core/problem'
import { defaultLocale } from '../core/routes'
import type { Doc } from '../docs'
import { orphan, repeated } from './report'

/** What is wrong with the pages of the docs beside each other. */
export const checkDocs = (docs: Doc[]): Problem[] => [...duplicates(docs), ...orphans(docs), ...undescribed(docs)]

/** Reported once: a site that moves in has many of them. */
function undescribed(docs: Doc[]): Problem[] {
  const [first, ...others] = docs.filter(({ page }) => page.summary !== undefined)
  if (!first) return []
  const more = others.length === 0 ? '' : `, and ${others.length} more have none`
  return [
    {
      severity: 'warning',
      file: first._id,
      message: `the page has no description${more}: lists and search engines show its first sentence`,
      fix: 'add “description”: a sentence or two that say what the page is for.',
    },
  ]
}

const addressOf = ({ page }: Doc): string => `${page.version} ${page.path}`

const duplicates = (docs: Doc[]): Problem[] =>
  repeated(docs, (doc) => `${addressOf(doc)} ${doc.page.locale}`).map(({ entry, first }) => ({
    severity: 'warning',
    file: entry._id,
    message: `is at the same address as ${first._id}`,
    fix: 'rename one of the two; only one is shown.',
  }))

/** An original without a translation is shown as it is (`npm run i18n:status` lists those). */
function orphans(docs: Doc[]): Problem[] {
  const originals = new Set(docs.filter(({ page }) => page.locale === defaultLocale()).map(addressOf))
  return docs.flatMap((doc) => (originals.has(addressOf(doc)) ? [] : [orphan('page', doc._id, doc.page.locale)]))
}
