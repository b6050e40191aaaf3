import fs from 'node:fs'
import path from 'node:path'
import { writeFileAtomic } from '../../lib/content/write-file-atomic'
import { locales } from '../../lib/core/routes'
import { versionPaths } from '../../lib/docs/routes'
import { redirectsWithout } from '../../lib/docs/version-fallback'
import { type DocsVersion, readSite } from '../../lib/site'
import { writeRedirects } from '../addresses/write'
import { applyChecked, type Check } from './checked'
import { withoutVersion } from './site-file'

/**
 * Takes a version out of the content; its addresses lead to the nearest version that has the page, or to the docs.
 * @returns the number of redirects
 * @throws Error when there is no such version, it cannot go, something else needs it, or the content is not committed
 */
export async function removeVersion(dir: string, name: string, check: Check): Promise<number> {
  const site = readSite(dir).value
  const { versions } = site.docs
  const version = versions.find((known) => known.name === name)
  if (!version)
    throw new Error(`There is no version “${name}”. site.yaml names ${versions.map((v) => v.name).join(', ')}.`)
  if (name === 'current') throw new Error('“current” is what you write in content/docs, and stays.')
  if (version.path === '')
    throw new Error(`The version “${name}” is at /docs. Give another version this place first: one without a path.`)
  let redirects = new Map<string, string>()
  await applyChecked(dir, check, () => {
    redirects = redirectsWithout(version, allPaths(versions))
    const file = path.join(dir, 'site.yaml')
    writeFileAtomic(file, withoutVersion(fs.readFileSync(file, 'utf8'), site, name))
    writeRedirects(dir, redirects)
    fs.rmSync(path.join(dir, 'versions', name), { recursive: true, force: true })
  })
  return redirects.size
}

/** As the check has collected them. */
const allPaths = (versions: DocsVersion[]) =>
  versions.map((version) => ({
    version,
    paths: new Set(locales().flatMap((locale) => versionPaths(locale, version.name))),
  }))
