import { checkStyle } from '../lib/check/style'
import { contentDir } from '../lib/folders'
import { printProblems } from './check'
import { loadEnv, main } from './env'

/** What an editor would mark: names, terms, signs, and languages that are not built alike. See lib/check/style. */
await main(async () => {
  loadEnv({ isChecked: true })
  printProblems(checkStyle(contentDir()))
  console.log('The texts are in order.')
})
