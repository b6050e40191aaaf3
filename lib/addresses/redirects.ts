import { z } from 'zod'
import { type Localized, localized, plainText } from '../content/localized'
import { type Located, readOptionalYaml } from '../content/yaml'
import { zodMessage } from '../content/zod-message'
import { contentDir } from '../core/folders'
import { lookUp } from '../core/look-up'
import { defaultLocale } from '../core/routes'
import { addressIssue, splitAddress } from './address'

/** Why an address leads nowhere any more, by languages; one text without a language is said in all of them. */
const gone = z.strictObject({
  gone: z.union([
    plainText().transform((text): Localized => ({ [defaultLocale()]: text })),
    localized({ isWhole: true }),
  ]),
})
/** An address of the site, as addressIssue wants it. */
export const addressText = () =>
  z.string().superRefine((text, { addIssue }) => {
    const issue = addressIssue(text)
    if (issue) addIssue({ code: 'custom', message: zodMessage(issue.message, issue.fix) })
  })
const schema = z
  .record(
    z.string(),
    z.union(
      [addressText(), gone],
      zodMessage('expected an address, or why there is none', 'write /docs/bi/intro, or { gone: … }'),
    ),
  )
  .superRefine((decisions, { addIssue }) => {
    for (const from of Object.keys(decisions)) {
      const issue = addressIssue(from)
      if (issue) addIssue({ code: 'custom', path: [from], message: zodMessage(issue.message, issue.fix) })
    }
  })

/** What was decided of an address that was once published: where it leads, or why nowhere. */
export type Decision = z.infer<typeof schema>[string]
/** Decisions by addresses without language, base path and ending, `/docs/bi#filters`. */
export type Decisions = Readonly<Record<string, Decision>>

export const REDIRECTS_FILE = 'redirects.yaml'

/** `redirects.yaml`; a folder without it has none. @throws ContentError */
export const readRedirects = (dir = contentDir()): Located<Decisions> =>
  readOptionalYaml(dir, REDIRECTS_FILE, schema, {})

/**
 * Where an address leads in one step, however many decisions lie between. An anchor goes with its page, unless a decision
 * names it, or the page has become a part of another.
 * @returns undefined for an address that nothing was decided of, and for one that leads round in a circle
 */
export function resolve(decisions: Decisions, from: string): Decision | undefined {
  const seen = new Set([from])
  let last: Decision | undefined
  for (let next = step(decisions, from); next !== undefined; next = step(decisions, next)) {
    if (typeof next !== 'string') return next
    if (seen.has(next)) return undefined
    seen.add(next)
    last = next
  }
  return last
}

function step(decisions: Decisions, from: string): Decision | undefined {
  const own = lookUp(decisions, from)
  const [page, anchor] = splitAddress(from)
  if (own !== undefined || anchor === '') return own
  const moved = lookUp(decisions, page)
  return typeof moved === 'string' && splitAddress(moved)[1] === '' ? `${moved}#${anchor}` : moved
}
