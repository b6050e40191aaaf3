import { execFileSync } from 'node:child_process'

const SETTINGS = [
  // A content folder may look like a bare repository, whose settings name programs that git runs.
  ...['-c', 'safe.bareRepository=explicit'],
  ...['-c', 'core.quotepath=off'], // names of files as they are
]

/** Runs git in a content folder. @returns its output, undefined without git, a repository or a commit */
export function git(dir: string, args: string[]): string | undefined {
  try {
    return execFileSync('git', [...SETTINGS, ...args], {
      cwd: dir,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 1 << 28,
    })
  } catch {
    return undefined
  }
}
