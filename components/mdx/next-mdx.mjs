import { tsImport } from 'tsx/esm/api'

/**
 * `@next/mdx` takes plugins by name and loads them with Node, which reads no TypeScript before 22.18: this is the bridge.
 */
export default function rehypePage() {
  return async (tree, file) => {
    if (tree.children.length === 0) return // a page that could not be read; the check says why
    const page = await tsImport('./next-page.ts', import.meta.url)
    await page.rehypePage()(tree, file)
  }
}
