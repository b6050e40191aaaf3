import { execFileSync, spawnSync } from 'node:child_process'
import fs from 'node:fs'
import { inPath, installPackages } from './debian'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
/** Chromium without its windows. It shows pages the same, and takes half the time. */
const SHELL = 'chromium-headless-shell'

/** Path of a Chromium for the tests and benchmarks: the system's, or one installed now. @throws Error when there is no way to get one */
export function findChromium(): string {
  const found = chromiumHere() ?? (installPackages('chromium') ? inSystem() : undefined)
  if (found) return found
  console.log('Installing Chromium with Playwright…')
  execFileSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' })
  const own = spawnSync('node', ['-p', "require('playwright').chromium.executablePath()"], {
    encoding: 'utf8',
  }).stdout.trim()
  if (fs.existsSync(own)) return own
  throw new Error('there is no Chromium: install one and set CHROMIUM_PATH')
}
/** Path of what the browser tests run in: the shell where it can be had, else a whole Chromium. */
export function findHeadlessShell(): string {
  return process.env.CHROMIUM_PATH ?? inPath(SHELL) ?? installShell() ?? findChromium()
}

/** Not every Debian has the package. */
function installShell(): string | undefined {
  try {
    installPackages(SHELL)
  } catch {
    console.log(`There is no package ${SHELL}: the tests take a whole Chromium, and twice the time.`)
  }
  return inPath(SHELL)
}

/** Path of a Chromium that is on this machine already. */
export const chromiumHere = (): string | undefined => process.env.CHROMIUM_PATH ?? inSystem()

const inSystem = (): string | undefined => NAMES.map(inPath).find(Boolean)

/** How Chromium is started here: as root in a container, without a GPU, without calls of its own to the network. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
]
