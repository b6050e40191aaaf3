import { components } from '@/components/mdx/components'

/** What `@next/mdx` draws the pages of `content/pages` with: the kit of all pages. */
export const useMDXComponents = () => components
