import fs from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { readYaml } from './yaml'

const entry = z.strictObject({ term: z.string(), definition: z.string() })
const schema = z.strictObject({ terms: z.array(z.strictObject({ id: z.string() }).catchall(entry)) })
export type Glossary = Map<string, Record<string, z.infer<typeof entry>>>

/**
 * `glossary.yaml` by id of the term; empty when the folder has none.
 * @throws ContentError
 */
export function readGlossary(contentDir: string): Glossary {
  if (!fs.existsSync(path.join(contentDir, 'glossary.yaml'))) return new Map()
  const { terms } = readYaml(contentDir, 'glossary.yaml', schema).value
  return new Map(terms.map(({ id, ...languages }) => [id, languages as Record<string, z.infer<typeof entry>>]))
}
