import { tsImport } from 'tsx/esm/api'

/** `@next/mdx` takes plugins by name and loads them with Node, which reads no TypeScript before 22.18: this is the bridge. */
const { rehypeWholePage } = await tsImport('./rehype-whole-page.ts', import.meta.url)
export default rehypeWholePage
