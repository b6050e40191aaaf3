import { checkSite } from '../lib/check'
import { contentDir } from '../lib/folders'
import { ContentError, formatProblem, type Problem } from '../lib/problem'
import { collect } from './collect'
import { loadEnv, main } from './env'

/** What is wrong with the content folder, once its collections are made. */
export const checkContent = (): Promise<Problem[]> =>
  checkSite(contentDir(), async (file, schema) => {
    // Only the few pages that are in no collection need the compiler, which takes a second to load.
    const [{ compileFile }, { kit }] = await Promise.all([
      import('../lib/content/compile-file'),
      import('../components/mdx/kit'),
    ])
    return (await compileFile(contentDir(), file, kit, schema)).page
  })

/** Prints all problems in one report. @throws ContentError when one of them is an error */
export function printProblems(problems: Problem[]): void {
  const errors = problems.filter(({ severity }) => severity === 'error')
  for (const warning of problems.filter(({ severity }) => severity === 'warning'))
    console.warn(`${formatProblem(warning)}\n`)
  if (errors.length > 0) throw new ContentError(errors)
}

if (process.argv[1]?.endsWith('check.ts')) {
  await main(async () => {
    loadEnv({ isChecked: true })
    await collect()
    printProblems(await checkContent())
    console.log('The content is in order.')
  })
}
