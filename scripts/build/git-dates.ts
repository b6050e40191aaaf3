import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import { contentDir } from '../../lib/core/folders'
import { gitDatesFile, type LastUpdated } from '../../lib/docs/last-updated'

/** Writes the date and author of the last commit of each content file. Prints a note when there is no history. */
export function writeGitDates(): void {
  const dates = new Map<string, LastUpdated>()
  if (git(['rev-parse', '--is-shallow-repository']) === 'true') {
    console.log(
      'This is a shallow clone, so pages show no dates; fetch the whole history (git fetch --unshallow) to have them.',
    )
  } else {
    // One call for all files: commits newest first, each followed by its files.
    const log =
      git(['-c', 'core.quotepath=off', 'log', '--format=%x01%cI%x02%an', '--name-only', '--relative', '--', '.']) ?? ''
    for (const commit of log.split('\x01').slice(1)) {
      const [head = '', ...files] = commit.split('\n')
      const [date = '', author = ''] = head.split('\x02')
      for (const file of files) if (file && !dates.has(file)) dates.set(file, { date, author })
    }
  }
  fs.writeFileSync(gitDatesFile(), JSON.stringify(Object.fromEntries(dates)))
}

/** A content folder may look like a bare repository, whose settings name programs that `git log` runs. */
const OWN_REPOSITORY = ['-c', 'safe.bareRepository=explicit']

function git(args: string[]): string | undefined {
  try {
    return execFileSync('git', [...OWN_REPOSITORY, ...args], {
      cwd: contentDir(),
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 1 << 28,
    }).trim()
  } catch {
    return undefined // no git, or no repository
  }
}
