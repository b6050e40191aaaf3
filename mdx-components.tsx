import { components } from '@/components/mdx/components'

/** What `@next/mdx` draws the site's own pages with (app/[locale]/help): the kit of all pages. */
export const useMDXComponents = () => components
