import fs from 'node:fs'
import path from 'node:path'
import { checkSite } from '../../../lib/check'
import { contentDir } from '../../../lib/core/folders'
import { ContentError, type Problem } from '../../../lib/core/problem'
import type { CompiledFile } from '../../../lib/mdx/file/compile-file'
import { loadEnv } from '../../system/env'
import { compileAlone, compileContent } from '../small-site'

/** Messages for an author, or an exception. */
export type Answer = { problems: Problem[] } | { thrown: string }

/** Pages of the undamaged site; one is compiled again when it, or a file it was made of, has changed. */
const compiled = new Map<string, Promise<CompiledFile>>()

process.on('message', async (changed: string[]) => process.send?.(await answer(changed)))

async function answer(changed: string[]): Promise<Answer> {
  try {
    loadEnv()
    return { problems: await check(changed) }
  } catch (error) {
    if (error instanceof ContentError) return { problems: error.problems }
    return { thrown: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

async function check(changed: string[]): Promise<Problem[]> {
  const dir = contentDir()
  const content = await compileContent(dir, async (file, schema) => {
    const known = changed.includes(file) ? undefined : await compiled.get(file)
    if (known && !known.inputs.some((input) => changed.includes(input)) && isThere(dir, file)) return known
    const made = compileAlone(dir, file, schema)
    // What is made of a changed file is of this question only.
    if (changed.length === 0) compiled.set(file, made)
    return made
  })
  return checkSite(dir, content)
}

const isThere = (dir: string, file: string) => fs.statSync(path.join(dir, file), { throwIfNoEntry: false })?.isFile()
