import { docDefaults } from '../content/front-matter'
import { DOC } from '../content/kinds'
import type { Doc } from '../docs'
import type { Problem } from '../problem'
import { defaultLocale } from '../routes'
import { type CompileFile, compileLeftOut } from './compile-left-out'

/** Pages of the docs that are in no collection. */
export async function leftOutDocs(dir: string, collected: Doc[], compile: CompileFile): Promise<Doc[]> {
  const left = await compileLeftOut(dir, { kind: DOC, collected, compile })
  return left.map(({ file, page, fields }) => ({
    ...docDefaults,
    title: file,
    description: file,
    ...fields,
    _id: file,
    type: 'Doc',
    page,
  }))
}

/** What is wrong with the pages of the docs, one by one and beside each other. */
export const checkDocs = (docs: Doc[]): Problem[] => [
  ...docs.flatMap(({ page }) => page.problems),
  ...duplicates(docs),
  ...orphans(docs),
]

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
