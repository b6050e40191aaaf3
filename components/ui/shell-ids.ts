/**
 * Ids of the site's own elements. No id of an author's holds a colon (lib/mdx/ids.ts), so none of a heading “Main” or
 * “Top” can stand in for one of them.
 */
export const SHELL = {
  top: 'site:top',
  main: 'site:main',
  navbar: 'site:navbar',
  drawer: 'site:drawer',
  announcement: 'site:announcement',
  basePathBanner: 'site:base-path-banner',
} as const
