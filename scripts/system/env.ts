import { createHash } from 'node:crypto'
import path from 'node:path'
import { checkSources } from '../../lib/check/each'
import { contentDir } from '../../lib/core/folders'
import { attempt, ContentError } from '../../lib/core/problem'
import { readLanguages, readSite, type Site } from '../../lib/site'

/**
 * Sets in the environment what the processes of a build share: the values of site.yaml that are compiled in, and the
 * folders for a content folder other than the project's own. Call it before anything reads them.
 * @throws ContentError with what is wrong in all files, when site.yaml is faulty
 */
export function loadEnv(): void {
  const site = attempt([], () => readSite())?.value
  if (!site) {
    const languages = attempt([], () => readLanguages())
    if (languages) process.env.LOCALES = languages.join(' ')
    throw new ContentError(checkSources(contentDir()))
  }
  Object.assign(process.env, compiledIn(site))
  process.env.NEXT_TELEMETRY_DISABLED = '1'
  if (contentDir() === path.resolve('content')) return
  const name = `${path.basename(contentDir())}-${createHash('sha256').update(contentDir()).digest('hex').slice(0, 6)}`
  process.env.WORK_DIR ??= path.resolve('.cache/sites', name)
}

/** Values of site.yaml that are compiled into the code. */
export const compiledIn = ({ base_path, locales, offline }: Site) => ({
  BASE_PATH: base_path === '/' ? '' : base_path,
  LOCALES: locales.map(({ code }) => code).join(' '),
  OFFLINE: offline ? '1' : '',
})

/** Runs a script; prints an error without a stack trace, and exits with 1. */
export async function main(run: () => Promise<void> | void): Promise<void> {
  try {
    await run()
  } catch (error) {
    if (error instanceof ContentError) console.error(`\n${error.message}\n`)
    else console.error(process.env.DEBUG ? error : `Error: ${error instanceof Error ? error.message : String(error)}`)
    process.exit(1)
  }
}

/** `1.2 s`, `85 ms`. */
export const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`
