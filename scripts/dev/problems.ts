import { checkSite, readContent } from '../../lib/check'
import { checkShared } from '../../lib/check/each'
import { collectedTexts } from '../../lib/content/collection/texts'
import { isUndrawn } from '../../lib/content/drawings'
import { contentDir } from '../../lib/core/folders'
import { attempt, isError, type Problem, uniqueProblems } from '../../lib/core/problem'
import { readSite } from '../../lib/site'
import { compiledIn } from '../system/env'

/** Whether a file that every page is rendered from cannot be read. */
export const isBroken = (): boolean => checkShared(contentDir()).some(isError)

/**
 * What an author has to fix: the errors of `npm run check`, those of drafts too, but for diagrams without a drawing,
 * which the author's browser draws.
 */
export function findProblems(): Problem[] {
  const problems: Problem[] = []
  const reported = attempt(problems, () => [
    ...checkSite(contentDir(), readContent()),
    ...collectedTexts().flatMap(({ page }) => page.problems), // those of drafts
  ])
  problems.push(...(reported ?? []))
  const errors = problems.filter((problem) => isError(problem) && !isUndrawn(problem))
  return uniqueProblems([...errors, ...restartNotice()])
}

/** Values of site.yaml that only a new start brings into the pages. */
function restartNotice(): Problem[] {
  const read = attempt([], () => readSite())
  if (!read) return []
  const { value: site, lineOf } = read
  const { BASE_PATH, LOCALES } = compiledIn(site)
  const values = {
    base_path: [BASE_PATH, process.env.BASE_PATH],
    locales: [LOCALES, process.env.LOCALES],
  }
  return Object.entries(values)
    .filter(([, [written, compiled]]) => written !== compiled)
    .map(([field]) => ({
      severity: 'warning',
      file: 'site.yaml',
      line: lineOf([field]),
      field,
      message: 'the value is compiled in: end `npm run dev` and start it again to see the change',
    }))
}
