import { z } from 'zod'
import { type Located, readOptionalYaml } from '../../content/yaml'
import type { Problem } from '../../core/problem'
import { stemsOf } from '../../search/words'
import { errorIn } from '../report'
import { blocksOf, type SourcePage } from './source'

const choice = z.strictObject({ say: z.string().min(1), not: z.array(z.string().min(1)).default([]) })
const schema = z.strictObject({ terms: z.array(z.record(z.string(), choice)) })

/** `terms.yaml`: by language what a thing is called, and what it is not; empty when the folder has none. @throws ContentError */
export const readTerms = (contentDir: string): Located<z.infer<typeof schema>> =>
  readOptionalYaml(contentDir, 'terms.yaml', schema, { terms: [] })

/** Names that the list of terms forbids, in any form of their words. */
export function checkTerms(pages: SourcePage[], { terms }: z.infer<typeof schema>): Problem[] {
  return pages.flatMap((page) => {
    const forbidden = terms.flatMap(({ [page.locale]: choice }) =>
      (choice?.not ?? []).map((name) => ({ name, stems: stemsOf(name), say: choice?.say ?? '' })),
    )
    return blocksOf(page).flatMap(({ words, line }) => {
      const stems = stemsOf(words)
      return forbidden
        .filter((term) => contains(stems, term.stems))
        .map(({ name, say }) =>
          errorIn(page.file, `“${name}” is another name for one thing`, `say “${say}” (terms.yaml).`, line),
        )
    })
  })
}

const contains = (stems: string[], part: string[]): boolean =>
  stems.some((_, start) => part.every((stem, index) => stems[start + index] === stem))
