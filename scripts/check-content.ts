import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { checkStyle } from '../lib/check/style'
import { contentDir } from '../lib/folders'
import { printProblems } from './check'
import { loadEnv, main } from './env'

const PAGES = ['{docs,blog,pages,versions}/**/*.mdx', 'etl/guides/*.mdx']

/** What an editor would mark: names, terms, signs, languages that are not built alike (lib/check/style), and spelling. */
await main(async () => {
  loadEnv({ isChecked: true })
  checkSpelling()
  printProblems(checkStyle(contentDir()))
  console.log('The texts are in order.')
})

/** Names each unknown word with its place and what may have been meant; see cspell.config.mjs. @throws Error when there is one */
function checkSpelling(): void {
  const options = [
    '--no-progress',
    '--no-summary',
    '--show-suggestions',
    '--no-must-find-files',
    '--config',
    path.resolve('cspell.config.mjs'),
  ]
  const { status, stdout, stderr } = spawnSync(
    path.resolve('node_modules/.bin/cspell'),
    ['lint', ...options, '--root', contentDir(), ...PAGES],
    { encoding: 'utf8' },
  )
  if (status !== 0)
    throw new Error(
      `${stdout || stderr}Correct the words, or add those that are right to words.txt of the content folder.`,
    )
}
