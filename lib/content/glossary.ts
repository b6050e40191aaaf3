import { z } from 'zod'
import { type Localized, withTexts } from './localized'
import { readOptionalYaml } from './yaml'

const entry = z.strictObject({ term: z.string().min(1), definition: z.string().min(1) })
const schema = z.strictObject({ terms: z.array(withTexts({ id: z.string().min(1) }, entry)) })
export type Glossary = Map<string, Localized<z.infer<typeof entry>>>

/** `glossary.yaml` as it is written. @throws ContentError */
export const readGlossaryFile = (contentDir: string) =>
  readOptionalYaml(contentDir, 'glossary.yaml', schema, { terms: [] })

/**
 * `glossary.yaml` by id of the term; empty when the folder has none.
 * @throws ContentError
 */
export const readGlossary = (contentDir: string): Glossary =>
  new Map(readGlossaryFile(contentDir).value.terms.map(({ id, texts }) => [id, texts]))
