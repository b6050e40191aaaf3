import { z } from 'zod'
import { type Located, readOptionalYaml } from '../../content/yaml'

/** One text in every language of the site, in the order of `locales`. */
const texts = z.array(z.string().min(1)).min(1)
const area = z.strictObject({
  /** What stands on the screen: buttons, menus, fields, tabs, statuses. */
  ui: z.array(texts).default([]),
  /** By code. */
  errors: z.record(z.string(), texts).default({}),
  /** For writers and editors; no check reads what is below. */
  rights: z.array(z.string()).default([]),
  limits: z.array(z.string()).default([]),
  variables: z.record(z.string(), z.string()).default({}),
  api: z.array(z.string()).default([]),
  /** What no specification says, so that an editor can judge it. */
  invented: z.array(z.string()).default([]),
})
const schema = z.record(z.string(), area)
export type Ledger = z.infer<typeof schema>

/** `ledger.yaml`, by area of the product; empty when the folder has none. @throws ContentError */
export const readLedger = (contentDir: string): Located<Ledger> =>
  readOptionalYaml(contentDir, 'ledger.yaml', schema, {})
