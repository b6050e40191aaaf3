import { execFileSync, spawnSync } from 'node:child_process'
import fs from 'node:fs'

export const inPath = (program: string): string | undefined =>
  spawnSync('which', [program], { encoding: 'utf8' }).stdout.trim() || undefined

/** Installs packages where that can be done without asking: as root on Debian. @returns whether it was tried */
export function installPackages(...packages: string[]): boolean {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !fs.existsSync('/usr/bin/apt-get')) return false
  console.log(`Installing ${packages.join(', ')} with apt…`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  execFileSync('apt-get', ['update', '-q'], { stdio: 'ignore' })
  execFileSync('apt-get', ['install', '-y', '-q', ...packages], { stdio: 'ignore', env })
  return true
}
