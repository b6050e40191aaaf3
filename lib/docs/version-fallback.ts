import { groupBy } from '../core/group-by'
import { memo } from '../core/memo'
import { docUrl, FROM_VERSION } from '../core/routes'
import { type DocsVersion, getSite } from '../site'
import { getDocs } from '.'

/** A page that a version lacks, and the version that shows it instead. */
interface Fallback {
  docPath: string
  lacking: DocsVersion
  shown: DocsVersion
}

/**
 * The nearest version that has a page; of two that are equally near the newer one.
 * @param versions newest first
 */
export function nearestVersion(
  versions: DocsVersion[],
  lacking: DocsVersion,
  has: (version: DocsVersion) => boolean,
): DocsVersion | undefined {
  const distance = (version: DocsVersion) => Math.abs(versions.indexOf(version) - versions.indexOf(lacking))
  return versions.filter(has).sort((a, b) => distance(a) - distance(b))[0]
}

/** The current docs are the newest ones, wherever site.yaml names them; the others are there newest first. */
export const newestFirst = (versions: DocsVersion[]): DocsVersion[] =>
  [...versions].sort((a, b) => Number(b.name === 'current') - Number(a.name === 'current'))

/** For every page of a version, each other version that lacks it. Unlisted pages are shown to nobody who did not ask. */
const fallbacks = memo((): Fallback[] => {
  const versions = newestFirst(getSite().docs.versions)
  if (versions.length < 2) return []
  const keyOf = (version: string, docPath: string) => `${version}\n${docPath}`
  const pages = getDocs().map(({ page, unlisted }) => ({ key: keyOf(page.version, page.path), ...page, unlisted }))
  const taken = new Set(pages.map(({ key }) => key))
  const listed = new Map(pages.filter(({ unlisted }) => !unlisted).map(({ key, path }) => [key, path]))
  return versions.flatMap((lacking) =>
    [...new Set(listed.values())].flatMap((docPath): Fallback[] => {
      if (taken.has(keyOf(lacking.name, docPath))) return []
      const shown = nearestVersion(versions, lacking, ({ name }) => listed.has(keyOf(name, docPath)))
      return shown ? [{ docPath, lacking, shown }] : []
    }),
  )
})

/** Where the addresses lead that some version has and another lacks, by site paths. Decisions of authors go before them. */
export const versionRedirects = (): Record<string, string> =>
  Object.fromEntries(
    fallbacks().map(({ docPath, lacking, shown }) => [
      docUrl(docPath, lacking.path),
      `${docUrl(docPath, shown.path)}?${FROM_VERSION}=${lacking.name}`,
    ]),
  )

/**
 * Where the addresses of a version lead when it is no more: to the page in the nearest version, or to the start of the docs.
 * @param all each version with the paths of its pages
 */
export function redirectsWithout(
  gone: DocsVersion,
  all: { version: DocsVersion; paths: Set<string> }[],
): Map<string, string> {
  const pathsOf = new Map(all.map(({ version, paths }) => [version, paths]))
  const versions = newestFirst(all.map(({ version }) => version))
  return new Map(
    [...(pathsOf.get(gone) ?? [])].map((docPath) => {
      const has = (version: DocsVersion) => version !== gone && pathsOf.get(version)?.has(docPath) === true
      const shown = nearestVersion(versions, gone, has)
      return [docUrl(docPath, gone.path), shown ? docUrl(docPath, shown.path) : docUrl('')]
    }),
  )
}

const byShown = memo(() =>
  groupBy(fallbacks().map(({ docPath, lacking, shown }) => [docUrl(docPath, shown.path), lacking] as const)),
)

/** Versions whose readers are sent to this page, since theirs lacks it. */
export const sentFrom = (href: string): DocsVersion[] => byShown().get(href) ?? []
