import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { checkReferenceFiles } from '../../lib/check/etl'
import { checkStyle } from '../../lib/check/style'
import { globOf, TEXT_KINDS } from '../../lib/content/kinds'
import { contentDir } from '../../lib/core/folders'
import { loadEnv, main } from '../system/env'
import { printProblems } from '.'

/** What an editor would mark: names, terms, punctuation, languages that are not built alike (lib/check/style), spelling, and a broken component. */
await main(() => {
  loadEnv()
  const misspelt = checkSpelling()
  if (misspelt) console.error(misspelt)
  printProblems([...checkReferenceFiles(contentDir()), ...checkStyle(contentDir())])
  if (misspelt)
    throw new Error('correct the words above, or add those that are right to words.txt of the content folder.')
  console.log('The texts are in order.')
})

/** Each unknown word with its place and what may have been meant, a line each; '' when there is none. See cspell.config.mjs. */
function checkSpelling(): string {
  const options = [
    '--no-progress',
    '--no-summary',
    '--show-suggestions',
    '--no-must-find-files',
    '--no-config-search', // it would run a cspell.config.mjs that lies beside a page
    '--config',
    path.resolve('cspell.config.mjs'),
  ]
  const { status, stdout, stderr } = spawnSync(
    path.resolve('node_modules/.bin/cspell'),
    ['lint', ...options, '--root', contentDir(), ...TEXT_KINDS.map(globOf)],
    { encoding: 'utf8' },
  )
  return status === 0 ? '' : stdout || stderr || 'cspell could not be run'
}
