import { z } from 'zod'
import { type Located, readOptionalYaml } from '../../content/yaml'

/** One text in every language of the site, in the order of `locales`. */
const texts = z.array(z.string().min(1)).min(1)
/** Somebody of the examples. The people and projects are for writers and editors; no check reads them. */
const person = z.strictObject({
  /** First name and last name. */
  name: texts,
  posts: z.array(texts).min(1),
  units: z.array(texts).min(1),
  email: z.string(),
  roles: z.array(z.string()).default([]),
  groups: z.array(z.string()).default([]),
  can: z.array(z.string()).default([]),
})
const day = z.string().regex(/^\d{4}-\d\d-\d\d$/)
const project = z.strictObject({
  /** Begins the numbers of its tasks. */
  code: z.string(),
  name: texts,
  start: day.optional(),
  finish: day.optional(),
  /** In roubles. */
  budget: z.number().optional(),
  /** Pages and screens that show the fields of its card, without language and ending. */
  card: z.array(z.string()).default([]),
  stages: z.array(texts).default([]),
  tasks: z.record(z.string(), z.strictObject({ name: texts, dates: z.array(day).default([]) })).default({}),
  notes: z.array(z.string()).default([]),
})
const area = z.strictObject({
  /** Who and what the examples are about. */
  posts: z.array(texts).default([]),
  units: z.array(texts).default([]),
  people: z.array(person).default([]),
  projects: z.array(project).default([]),
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
  notes: z.array(z.string()).default([]),
})
const schema = z.record(z.string(), area)
export type Ledger = z.infer<typeof schema>

/** `ledger.yaml`, by area of the product; empty when the folder has none. @throws ContentError */
export const readLedger = (contentDir: string): Located<Ledger> =>
  readOptionalYaml(contentDir, 'ledger.yaml', schema, {})
