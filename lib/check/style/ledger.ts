import { z } from 'zod'
import { type Located, readOptionalYaml } from '../../content/yaml'

/** One text in every language of the site, in the order of `locales`. */
const texts = z.array(z.string().min(1)).min(1)
/** Of an area of the product. What else it holds (people, projects, rights, limits) is for writers and editors alone. */
const area = z.looseObject({
  /** What is on the screen: buttons, menus, fields, tabs, statuses. */
  ui: z.array(texts).default([]),
  /** By code. */
  errors: z.record(z.string(), texts).default({}),
})
const schema = z.record(z.string(), area)
export type Ledger = z.infer<typeof schema>

/** `ledger.yaml`, by area of the product; empty when the folder has none. @throws ContentError */
export const readLedger = (contentDir: string): Located<Ledger> =>
  readOptionalYaml(contentDir, 'ledger.yaml', schema, {})
