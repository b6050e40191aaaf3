import path from 'node:path'
import { git } from '../../lib/content/git'
import { writeFileAtomic } from '../../lib/content/write-file-atomic'
import { contentDir } from '../../lib/core/folders'
import { gitDatesFile, type LastUpdated } from '../../lib/docs/last-updated'

/** Writes the date and author of the last commit of each content file. Prints a note when there is no history. */
export function writeGitDates(): void {
  const dates = new Map<string, LastUpdated>()
  const dir = contentDir()
  if (git(dir, ['rev-parse', '--is-shallow-repository'])?.trim() === 'true') {
    console.log(
      'This is a shallow clone, so pages show no dates; fetch the whole history (git fetch --unshallow) to have them.',
    )
  } else {
    // One call for all files: commits newest first, each followed by its files.
    // The content folder brings the names to show: one at the root would rename the authors of the whole history.
    const names = ['-c', `mailmap.file=${path.resolve(dir, '.mailmap')}`]
    const log = git(dir, [...names, 'log', '--format=%x01%cI%x02%aN', '--name-only', '--relative', '--', '.']) ?? ''
    for (const commit of log.split('\x01').slice(1)) {
      const [head = '', ...files] = commit.split('\n')
      const [date = '', author = ''] = head.split('\x02')
      for (const file of files) if (file && !dates.has(file)) dates.set(file, { date, author })
    }
  }
  writeFileAtomic(gitDatesFile(), JSON.stringify(Object.fromEntries(dates)))
}
