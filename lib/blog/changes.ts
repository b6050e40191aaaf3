import type { Locale } from 'next-intl'
import { groupBy } from '../core/group-by'
import { compareVersions } from './versions'

/** Kinds of change in the order in which a reader who upgrades wants them. */
export const CHANGE_TYPES = ['breaking', 'new', 'improved', 'fixed'] as const
export type ChangeType = (typeof CHANGE_TYPES)[number]

/** A change of a release, in one language. */
export interface Change {
  /** Id on the page of all changes and on the page of its release: `7.21.0-script-limits`. */
  anchor: string
  version: string
  module: string
  moduleLabel: string
  type: ChangeType
  text: string
  /** Language of the text; differs from the page's where there is no translation. */
  locale: Locale
  /** Site paths of documentation pages. */
  docs: string[]
}

/** Breaking changes first, then new, improved and fixed ones; the order of the file inside a type. */
export const byType = <T extends { type: ChangeType }>(changes: T[]): T[] =>
  [...changes].sort((a, b) => CHANGE_TYPES.indexOf(a.type) - CHANGE_TYPES.indexOf(b.type))

/** Changes of all releases: breaking ones first, those of the highest version first. A patch of an older version may be newer. */
export const allChanges = (releases: { version: string; changes: Change[] }[]): Change[] =>
  byType(releases.toSorted((a, b) => compareVersions(b.version, a.version)).flatMap(({ changes }) => changes))

/** Changes by module: modules with a breaking change first, then those with new features. */
export function byModule(changes: Change[]): { module: string; label: string; changes: Change[] }[] {
  const modules = groupBy(byType(changes).map((change) => [change.module, change] as const))
  return [...modules].map(([module, inside]) => ({ module, label: inside[0]?.moduleLabel ?? module, changes: inside }))
}

/** Id of the heading above the changes of a release on its page. */
export const CHANGES_ANCHOR = 'all-changes'

/** Id of a module's heading on the page of a release; its feed leads there. */
export const moduleAnchor = (module: string): string => `module-${module}`

/** Whether a reader who upgrades gets a version: the range excludes the version before the upgrade and includes the version after it. */
export const isBetween = (version: string, from?: string, to?: string): boolean =>
  (from === undefined || compareVersions(version, from) > 0) && (to === undefined || compareVersions(version, to) <= 0)
