import { z } from 'zod'
import { type Located, parseYaml } from '../../../lib/content/yaml'
import type { Problem } from '../../../lib/core/problem'
import { type Action, plainStepSchema, toActions } from '../film/steps'

const one = z.strictObject({
  /** Path of the picture in the content folder, without language and extension. */
  file: z
    .string()
    .regex(
      /^[\w./-]+\/media\/[\w-]+$/,
      'expected a place in a media folder, without .png; write docs/bi/media/registry',
    ),
  screen: z.string(),
  do: z.array(plainStepSchema).default([]),
  /** Rings around elements; `{ 1: '#head' }` gives them numbers. */
  mark: z.union([z.string(), z.array(z.string()), z.record(z.string(), z.string())]).default([]),
  clip: z.string().optional(),
})
const schema = z.array(one)

/** A ring around an element; its label is a number or nothing. */
export interface Mark {
  selector: string
  label: string
}
/** A picture of a static screen. */
export interface Still {
  file: string
  screen: string
  /** Steps in each language. */
  actions: Action[][]
  marks: Mark[]
  clip: string | undefined
  line: number | undefined
  stepLines: (number | undefined)[]
}

/** @throws ContentError when the file does not have the form of a list of stills */
export function readStills(source: string, file: string, languages: number, problems: Problem[]): Still[] {
  const { value, lineOf }: Located<z.infer<typeof schema>> = parseYaml(source, file, schema)
  return value.map((written, i): Still => {
    const steps = written.do.map((step, s) => {
      const { actions, issues } = toActions(step, languages)
      for (const { message, fix } of issues)
        problems.push({ severity: 'error', file, line: lineOf([i, 'do', s]), message, fix })
      return actions
    })
    return {
      file: written.file,
      screen: written.screen,
      actions: Array.from({ length: languages }, (_, language) => steps.flatMap((all) => all[language] ?? [])),
      marks: toMarks(written.mark),
      clip: written.clip,
      line: lineOf([i]),
      stepLines: written.do.map((_, s) => lineOf([i, 'do', s])),
    }
  })
}

const toMarks = (written: z.infer<typeof one>['mark']): Mark[] =>
  typeof written === 'string' || Array.isArray(written)
    ? [written].flat().map((selector) => ({ selector, label: '' }))
    : Object.entries(written).map(([label, selector]) => ({ selector, label }))
