import { docUrl, isWithin } from '@/lib/core/routes'

/** What the header knows of a version of the documentation. */
export interface DocsVersionLink {
  name: string
  label: string
  /** Address part after /docs; empty for the one shown at /docs itself. */
  path: string
}

/** Key of localStorage: name of the version the reader was in last. */
export const VERSION_KEY = 'docs-version'

/** The version a site path belongs to; undefined outside the documentation. */
export const versionAt = (path: string, versions: DocsVersionLink[]): DocsVersionLink | undefined =>
  versions
    .filter((version) => isWithin(path, docUrl('', version.path)))
    .sort((a, b) => b.path.length - a.path.length)
    .at(0)
