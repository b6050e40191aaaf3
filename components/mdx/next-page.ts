import path from 'node:path'
import type { Root } from 'hast'
import type { VFile } from 'vfile'
import { pageContext } from '@/lib/content/compile-file'
import { splitFrontMatter } from '@/lib/content/front-matter'
import { listBundled, writePageMedia } from '@/lib/content/pages'
import { contentDir } from '@/lib/folders'
import { compileTree } from '@/lib/mdx/compile'
import { ContentError } from '@/lib/problem'
import { defaultLocale } from '@/lib/routes'
import { kit } from './kit'

/**
 * Compiles a page of `content/pages` for `@next/mdx`, which writes a React component of the tree; mdx-components.tsx
 * has the components that stand in it.
 *
 * The tree is made of the source once more, by the plugins of all pages, because `@mdx-js/mdx` changes Markdown before
 * any plugin sees it: a paragraph of components alone (`<Kbd>A</Kbd> <Kbd>B</Kbd>`) loses its `<p>` and its spaces.
 */
export function rehypePage() {
  return async (tree: Root, file: VFile) => {
    const name = `pages/${path.basename(file.path)}`
    const locale = listBundled().find(({ file }) => file === name)?.locale ?? defaultLocale()
    const { body, firstLine } = splitFrontMatter(String(file))
    const media = new Set<string>()
    const context = pageContext(contentDir(), name, locale, (used) => media.add(used))
    const page = await compileTree(body, firstLine, kit, context)
    if (page.problems.some(({ severity }) => severity === 'error')) throw new ContentError(page.problems)
    writePageMedia(name, [...media])
    tree.children = page.tree.children
  }
}
