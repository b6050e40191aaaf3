import { checkSite, readContent } from '../lib/check'
import type { Content } from '../lib/check/each'
import { pageFrontMatter } from '../lib/content/front-matter'
import { memo } from '../lib/content/memo'
import { listBundled } from '../lib/content/pages'
import { contentDir } from '../lib/folders'
import { ContentError, formatProblem, type Problem } from '../lib/problem'
import { collect } from './collect'
import { loadEnv, main } from './env'

export { checkTogether } from '../lib/check'
export { checkData, checkEach } from '../lib/check/each'

/** Only the few pages that are in no collection need the compiler, which takes a second to load. */
const compilePage = memo(async (file) => {
  const [{ compileFile }, { kit }] = await Promise.all([
    import('../lib/content/compile-file'),
    import('../components/mdx/kit'),
  ])
  return compileFile(contentDir(), file, kit, pageFrontMatter)
})

/** Begins to compile the pages that no collection will have, so that collectedContent finds them. */
export const compileBundled = () => Promise.all(listBundled().map(({ file }) => compilePage(file)))

/** The content as it was collected. */
export const collectedContent = (): Promise<Content> => readContent(({ file }) => compilePage(file))

export const checkContent = async (): Promise<Problem[]> => checkSite(contentDir(), await collectedContent())

/** Prints all problems in one report. @throws ContentError when one of them is an error */
export function printProblems(problems: Problem[]): void {
  const errors = problems.filter(({ severity }) => severity === 'error')
  for (const warning of problems.filter(({ severity }) => severity === 'warning'))
    console.warn(`${formatProblem(warning)}\n`)
  if (errors.length > 0) throw new ContentError(errors)
}

if (process.argv[1]?.endsWith('check.ts')) {
  await main(async () => {
    loadEnv()
    await collect()
    printProblems(await checkContent())
    console.log('The content is in order.')
  })
}
