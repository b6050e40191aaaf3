import { z } from 'zod'
import { type Located, readOptionalYaml } from '../content/yaml'
import { zodMessage } from '../content/zod-message'

const words = z
  .array(z.string().trim().min(1, zodMessage('the word is empty', 'write one, or remove the line')))
  .min(1, zodMessage('the list is empty', 'write at least one word'))
const schema = z.array(z.strictObject({ for: words, say: words }))

/** Pages with one of the words of `for` are found by each of `say`, too; not the other way round. */
export type Synonyms = z.infer<typeof schema>

export const SYNONYMS_FILE = 'synonyms.yaml'

/** `synonyms.yaml`; a folder without it has none. @throws ContentError */
export const readSynonyms = (dir: string): Located<Synonyms> => readOptionalYaml(dir, SYNONYMS_FILE, schema, [])
