import fs from 'node:fs'
import path from 'node:path'
import { writeFileAtomic } from '../../lib/content/write-file-atomic'
import { readSite, type Site } from '../../lib/site'
import { listFiles } from '../system/files'
import { applyChecked, type Check } from './checked'
import { withVersion } from './site-file'

/** Folder and file of the current docs that make a version. */
const PARTS = ['docs', 'sidebars.yaml']

/**
 * Keeps the current docs under the name of a version.
 * @returns the number of files that were copied
 * @throws Error when there can be no such version, or the content is not committed or not in order
 */
export async function cutVersion(dir: string, name: string, check: Check): Promise<number> {
  const site = readSite(dir).value
  const issue = nameIssue(dir, name, site)
  if (issue) throw new Error(issue)
  const folder = path.join(dir, 'versions', name)
  await applyChecked(dir, check, () => {
    for (const part of PARTS.filter((known) => fs.existsSync(path.join(dir, known))))
      fs.cpSync(path.join(dir, part), path.join(folder, part), { recursive: true, dereference: true })
    const file = path.join(dir, 'site.yaml')
    writeFileAtomic(file, withVersion(fs.readFileSync(file, 'utf8'), site, name))
  })
  return listFiles(folder).length
}

function nameIssue(dir: string, name: string, { docs: { versions } }: Site): string | undefined {
  if (!/^[a-z0-9][\w.-]*$/i.test(name))
    return `“${name}” cannot be part of an address. Write letters, digits, dots and hyphens, such as 7.21.`
  if (name === 'current') return '“current” is the name of content/docs. Write the number of the version, such as 7.21.'
  if (versions.some((version) => version.name === name || version.path === name))
    return `There is a version “${name}” already (docs.versions in site.yaml). Choose another name, or remove it first.`
  if (fs.existsSync(path.join(dir, 'versions', name)))
    return `There is a folder versions/${name} already. Name it in docs.versions of site.yaml, or delete it.`
  return versions.some((version) => version.name === 'current')
    ? undefined
    : 'The site does not publish content/docs, so that there is nothing to cut: site.yaml names no version “current”.'
}
