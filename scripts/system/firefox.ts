import { inPath, installPackages } from './debian'

/** Path of a Firefox for the tests: the system's, or Debian's installed now. @throws Error when there is no way to get one */
export function findFirefox(): string {
  const found = process.env.FIREFOX_PATH ?? inSystem() ?? (installPackages('firefox-esr') ? inSystem() : undefined)
  if (!found) throw new Error('there is no Firefox: install one and set FIREFOX_PATH')
  return found
}

const inSystem = (): string | undefined => ['firefox-esr', 'firefox'].map(inPath).find(Boolean)
