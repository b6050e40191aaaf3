import { z } from 'zod'
import { plainInLanguages, type TextIssue } from '../sources/text'
import { type ActionName, LENGTHS, LETTER } from './timing'

const selector = z.string().min(1)
const selectors = z.union([selector, z.array(selector).min(1)])
const values = z.record(z.string(), z.union([z.string(), z.number()]))

/** What may happen on a screen; a step is one of these. */
const actions = {
  say: z.string().optional(),
  click: selector.optional(),
  point: selector.optional(),
  show: selectors.optional(),
  hide: selectors.optional(),
  type: values.optional(),
  set: values.optional(),
  class: values.optional(),
  /** `{'#old': '#new'}`: one replaces the other. */
  swap: values.optional(),
  /** `{'#card': '#lane'}`: the cursor carries one to the other. */
  drag: values.optional(),
  zoom: selector.nullable().optional(),
  wait: z.number().positive().max(60).optional(),
}

/** A step of a still, or one done at once when a screen is shown. */
export const plainStepSchema = z
  .strictObject(actions)
  .refine((step) => Object.keys(step).length === 1, 'a step does one thing; write each on its own line')

/** A step of a film, which may show another screen: as another user sees it, with some steps done already. */
export const stepSchema = z
  .strictObject({
    ...actions,
    screen: z.string().optional(),
    user: z.string().optional(),
    do: z.array(plainStepSchema).optional(),
  })
  .refine(
    ({ user, do: done, ...step }) => Object.keys(step).length === 1 && (step.screen !== undefined || !(user ?? done)),
    'a step does one thing, and only “screen” has “user” and “do”; write each on its own line',
  )

/** As it was written. */
export type WrittenStep = z.infer<typeof stepSchema>

/** What the page does with it, with the texts of one language. */
export interface Action {
  name: ActionName
  /** Selectors the step is about, or the name of a screen. */
  targets: string[]
  /** For each target its text, its classes, or another element. */
  values: string[]
  /** Of a screen: its user, and the actions done before it is shown. */
  user?: string | undefined
  before?: Action[]
}

/** Duration of a step, in seconds. */
export function lengthOf({ name, values }: Action): number {
  const letters = name === 'type' ? values.join('').length : 0
  const waited = name === 'wait' ? Number(values[0]) : 0
  return LENGTHS[name] + letters * LETTER + waited
}

/** A step in each language. */
export function toActions(step: WrittenStep, languages: number): { actions: Action[]; issues: TextIssue[] } {
  const { user, do: done = [], ...plain } = step
  const [[name, written] = ['wait' as const, 0]] = Object.entries(plain) as [ActionName, unknown][]
  const { targets, texts } = partsOf(name, written)
  const read = texts.map((text) => plainInLanguages(text, languages))
  const before = done.map((one) => toActions(one, languages))
  const inOne = (language: number): Action => ({
    name,
    targets,
    values: read.map(({ texts: all }) => all[language] ?? ''),
    ...(name === 'screen' && { user, before: before.flatMap(({ actions }) => actions[language] ?? []) }),
  })
  return {
    actions: Array.from({ length: languages }, (_, language) => inOne(language)),
    issues: [...read, ...before].flatMap(({ issues }) => issues),
  }
}

/** Selectors or names, and texts, of what was written for a step. */
function partsOf(name: ActionName, written: unknown): { targets: string[]; texts: string[] } {
  if (name === 'say' || name === 'wait') return { targets: [], texts: [String(written)] }
  if (written === null) return { targets: [], texts: [] }
  if (typeof written === 'string' || Array.isArray(written)) return { targets: [written].flat(), texts: [] }
  const entries = Object.entries(written as Record<string, string | number>)
  return { targets: entries.map(([target]) => target), texts: entries.map(([, text]) => String(text)) }
}
