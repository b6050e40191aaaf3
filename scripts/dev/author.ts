import { checkCollected, checkFile, checkShared, collectedFiles, isCollectible } from '../../lib/check/each'
import { contentDir } from '../../lib/core/folders'
import { attempt, formatProblem, type Problem } from '../../lib/core/problem'
import { type DevState, writeDevState } from '../../lib/dev/state'
import { readSite } from '../../lib/site'
import { compileFiles, dependents, removeGone } from '../compile/content'
import { compiledIn } from '../system/env'
import { listFiles } from '../system/files'
import { tellOnce } from './tell'

export interface AuthorLoop {
  /** Files of the content folder were saved, added or removed. */
  saved(files: Set<string>): Promise<void>
  /** The collections were written. */
  collected(): void
}

/** Has the right pages compiled after every save, and tells mistakes in the terminal and to the open pages. */
export function followAuthor(): AuthorLoop {
  const dir = contentDir()
  const tell = tellOnce()
  let shared = checkShared(dir)
  let own: Problem[] = []
  /** Changed files that no page has been compiled with yet. */
  const waiting = new Set<string>()
  /** Files whose state on disk may not be in the collections. */
  const suspects = uncollected(dir)
  let changes = 0
  let written = ''
  const isBroken = () => shared.some(({ severity }) => severity === 'error')

  function write(): void {
    // A shared file that was broken a moment ago may not be known yet; until it is, the last answer stands.
    own = attempt([], () => [...checkCollected(), ...[...suspects].flatMap((file) => checkFile(dir, file))]) ?? own
    const errors = [...shared, ...own].filter(({ severity }) => severity === 'error')
    const problems = unique([...errors, ...restartNotice(dir)])
    const state: DevState = { problems, isBroken: isBroken(), changes }
    if (written === JSON.stringify(state)) return
    written = JSON.stringify(state)
    tell(problems)
    writeDevState(state)
  }

  async function saved(files: Set<string>): Promise<void> {
    for (const file of files) (isCollectible(file) ? suspects : waiting).add(file)
    if (waiting.size > 0) {
      changes++
      shared = checkShared(dir)
    }
    write()
    const changed = new Set([...files].filter(isCollectible))
    if (!isBroken()) {
      for (const file of waiting) changed.add(file)
      waiting.clear()
    }
    removeGone()
    await compileFiles(dependents(changed))
  }

  write()
  return { saved, collected: write }
}

const unique = (problems: Problem[]): Problem[] => [
  ...new Map(problems.map((problem) => [formatProblem(problem), problem])).values(),
]

function uncollected(dir: string): Set<string> {
  const collected = new Set(collectedFiles())
  return new Set(listFiles(dir).filter((file) => isCollectible(file) && !collected.has(file)))
}

/** Values of site.yaml that only a new start brings into the pages. */
function restartNotice(dir: string): Problem[] {
  try {
    const { value: site, lineOf } = readSite(dir)
    const values = compiledIn(site)
    const stale = [
      ...(values.BASE_PATH === process.env.BASE_PATH ? [] : ['base_path']),
      ...(values.LOCALES === process.env.LOCALES ? [] : ['locales']),
      ...(values.LOGO === process.env.LOGO ? [] : ['logo']),
    ]
    return stale.map((field) => {
      const line = lineOf([field])
      const message = 'the value is compiled in: end `npm run dev` and start it again to see the change'
      return { severity: 'warning', file: 'site.yaml', ...(line === undefined ? {} : { line }), field, message }
    })
  } catch {
    return [] // told with the other mistakes
  }
}
