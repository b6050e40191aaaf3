import type { Problem } from '../core/problem'
import { defaultLocale } from '../core/routes'
import type { Doc } from '../docs'

/** What is wrong with the pages of the docs beside each other. */
export const checkDocs = (docs: Doc[]): Problem[] => [...duplicates(docs), ...orphans(docs)]

function duplicates(docs: Doc[]): Problem[] {
  const first = new Map<string, Doc>()
  return docs.flatMap((doc): Problem[] => {
    const { version, path: docPath, locale } = doc.page
    const route = `${version} ${docPath} ${locale}`
    const other = first.get(route)
    first.set(route, other ?? doc)
    return other === undefined
      ? []
      : [
          {
            severity: 'warning',
            file: doc._id,
            message: `stands at the same address as ${other._id}`,
            fix: 'rename one of the two; only one is shown.',
          },
        ]
  })
}

/** A translation needs its original; an original without a translation is shown as it is (`npm run i18n:status` lists those). */
function orphans(docs: Doc[]): Problem[] {
  const originals = new Set(
    docs.filter(({ page }) => page.locale === defaultLocale()).map(({ page }) => `${page.version} ${page.path}`),
  )
  return docs.flatMap(({ _id, page }): Problem[] =>
    page.locale === defaultLocale() || originals.has(`${page.version} ${page.path}`)
      ? []
      : [
          {
            severity: 'error',
            file: _id,
            message: `the page has no twin in the default language (${defaultLocale()})`,
            fix: `create ${_id.replace(`.${page.locale}.`, `.${defaultLocale()}.`)}.`,
          },
        ],
  )
}
