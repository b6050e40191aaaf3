import fs from 'node:fs'
import { kit } from '../../components/mdx/kit'
import { bodyFile } from '../../lib/content/bodies'
import { compileFile } from '../../lib/content/compile-file'
import { listBundled } from '../../lib/content/pages'
import { contentDir } from '../../lib/folders'
import type { Problem } from '../../lib/problem'
import { shortHash } from '../../lib/short-hash'
import { mirrorPages } from '../collect'

export interface MarkdownPages {
  problems: Problem[]
  /** Files of the content folder they are compiled from beside their own. */
  inputs: Set<string>
}

/**
 * Tries the pages of `content/pages` before the bundler gets them: it would answer a mistake with an error screen of its
 * own.
 */
export async function compileMarkdownPages(): Promise<MarkdownPages> {
  const pages = await Promise.all(
    listBundled().map(async ({ file, kind }) => ({
      file,
      ...(await compileFile(contentDir(), file, kit, kind.schema)),
    })),
  )
  const marks = pages
    .filter(({ problems }) => problems.every(({ severity }) => severity !== 'error'))
    .map(({ file }) => [file, shortHash(fs.readFileSync(bodyFile(file)))] as const)
  mirrorPages(new Map(marks))
  return {
    problems: pages.flatMap(({ problems }) => problems),
    inputs: new Set(pages.flatMap(({ inputs = [] }) => inputs)),
  }
}
