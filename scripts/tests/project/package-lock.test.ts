import assert from 'node:assert/strict'
import fs from 'node:fs'
import { test } from 'node:test'

interface Package {
  integrity?: string
  resolved?: string
  link?: boolean
  hasInstallScript?: boolean
}

const readJson = <T>(file: string): T => JSON.parse(fs.readFileSync(file, 'utf8')) as T
const lock = readJson<{ packages: Record<string, Package> }>('package-lock.json')
const { allowScripts = {} } = readJson<{ allowScripts?: Record<string, boolean> }>('package.json')
/** What is downloaded: neither the site nor its workspace. */
const packages = Object.entries(lock.packages).filter(([place, { link }]) => place.includes('node_modules/') && !link)
const where = (isSo: (entry: Package) => boolean): string[] =>
  packages.filter(([, entry]) => isSo(entry)).map(([place]) => place)

test('every package is verified when it is installed, those for other systems too', () => {
  assert.deepEqual(
    where(({ integrity }) => !integrity?.startsWith('sha512-')),
    [],
    'take the hash from `npm view <name>@<version> dist.integrity`',
  )
})

test('the lock file names no registry but the public one', () => {
  assert.deepEqual(
    where(({ resolved }) => resolved !== undefined && !resolved.startsWith('https://registry.npmjs.org/')),
    [],
    'install with the .npmrc of the project',
  )
})

test('every install script is allowed or denied by name', () => {
  const names = where(({ hasInstallScript }) => hasInstallScript === true).map((place) =>
    place.replace(/^.*node_modules\//, ''),
  )
  assert.deepEqual(
    Object.keys(allowScripts)
      .map((name) => name.replace(/(?<=.)@.*$/, ''))
      .sort(),
    [...new Set(names)].sort(),
    'decide with `npm install-scripts approve` or `deny`',
  )
})
