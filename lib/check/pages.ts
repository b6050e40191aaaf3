import { collectedTexts } from '../content/collected'
import { listPages } from '../content/pages'
import type { CompileFile } from './compile-left-out'
import type { CheckedPage } from './links'

/** Plain pages. Those that are in no collection are compiled here, so that the same rules hold on them. */
export function compilePages(dir: string, compile: CompileFile): Promise<CheckedPage[]> {
  const collected = new Map(collectedTexts().map(({ _id, page }) => [_id, page]))
  return Promise.all(
    listPages(dir).map(async ({ kind, href, file }) => ({
      href,
      file,
      page: collected.get(file) ?? (await compile(file, kind.schema)),
    })),
  )
}
