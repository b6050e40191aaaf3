import { listPages, pageFrontMatter } from '../content/pages'
import type { CompileFile } from './compile-left-out'
import type { CheckedPage } from './links'

/** Pages of content/pages, compiled as `@next/mdx` compiles them, so that the same rules hold on them. */
export const compilePages = (dir: string, compile: CompileFile): Promise<CheckedPage[]> =>
  Promise.all(
    listPages(dir).map(async ({ name, file }) => ({ name, file, page: await compile(file, pageFrontMatter) })),
  )
