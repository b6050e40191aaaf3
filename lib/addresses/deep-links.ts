import { z } from 'zod'
import { type Located, readOptionalYaml } from '../content/yaml'
import { zodMessage } from '../content/zod-message'
import { isLive } from './broken-urls'
import type { LivePages } from './record'
import { addressText, type Decision, type Decisions, resolve } from './redirects'

export const DEEP_LINKS_FILE = 'contract.yaml'

/** Addresses that the screens of the product link to. */
const schema = z.array(
  z.strictObject({
    /** Site path, with the anchor of a section. */
    address: addressText(),
    /** Team to ask before it leads elsewhere. */
    owner: z.string().trim().min(1, zodMessage('the owner is missing', 'name the team that links to it')),
    /** The screen with the link. */
    screen: z.string().optional(),
  }),
)
export type DeepLinks = z.infer<typeof schema>

/** `contract.yaml`; a site that no product links to has none. @throws ContentError */
export const readDeepLinks = (dir: string): Located<DeepLinks> => readOptionalYaml(dir, DEEP_LINKS_FILE, schema, [])

/** Where an address leads today: to itself, or by its redirect; undefined where nothing answers. */
export function leadsTo(live: LivePages, decisions: Decisions, from: string): Decision | undefined {
  if (isLive(live, from)) return from
  const target = resolve(decisions, from)
  return typeof target !== 'string' || isLive(live, target) ? target : undefined
}
