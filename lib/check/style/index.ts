import { DOC, isOfKind } from '../../content/kinds'
import { attempt, type Problem } from '../../core/problem'
import { readLedger } from './ledger'
import { checkNames } from './names'
import { readSources } from './source'
import { checkTerms, readTerms } from './terms'
import { checkTranslations } from './translations'
import { checkTypography } from './typography'

/** What an editor would mark in the sources of a content folder: names, terms, punctuation, and languages that are not alike. */
export function checkStyle(dir: string): Problem[] {
  const problems: Problem[] = []
  const pages = readSources(dir)
  const ledger = attempt(problems, () => readLedger(dir))
  const terms = attempt(problems, () => readTerms(dir))
  const docs = pages.filter(({ file }) => isOfKind(DOC, file))
  return [
    ...problems,
    ...checkNames(docs, ledger?.value ?? {}),
    ...checkTerms(pages, terms?.value ?? { terms: [] }),
    ...checkTranslations(pages),
    ...checkTypography(pages),
  ]
}
