import { checkSite, readContent } from '../../lib/check'
import { contentDir } from '../../lib/core/folders'
import { ContentError, formatProblem, isError, type Problem } from '../../lib/core/problem'
import { collect } from '../content/collect'
import { loadEnv, main } from '../system/env'

export { checkTogether } from '../../lib/check'
export { checkData, checkEach } from '../../lib/check/each'
export { readContent }

/** What is wrong with the content folder, once its collections are made. */
export const checkContent = (): Problem[] => checkSite(contentDir(), readContent())

/** Prints all problems in one report. @throws ContentError when one of them is an error */
export function printProblems(problems: Problem[]): void {
  const errors = problems.filter(isError)
  for (const warning of problems.filter(({ severity }) => severity === 'warning'))
    console.warn(`${formatProblem(warning)}\n`)
  if (errors.length > 0) throw new ContentError(errors)
}

if (process.argv[1]?.endsWith('check/index.ts')) {
  await main(async () => {
    loadEnv()
    await collect()
    printProblems(checkContent())
    console.log('The content is in order.')
  })
}
