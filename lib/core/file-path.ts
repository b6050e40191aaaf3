/**
 * Whether a path, below the base path, is that of a file and not that of a page. The browser asks it too, so the address
 * alone has to say it: below `docs` and `blog` a page may be named `asp.net` or `1.0`, and files lie beside pages under a
 * few endings only. lib/check/files.ts refuses names of pages that this function takes for files.
 */
export const isFilePath = (path: string): boolean =>
  BESIDE_PAGES.test(path) || (!BELOW_PAGES.test(path) && ENDING.test(path))

/** The page as it is published, its data, its Markdown, its payload, a feed. */
const BESIDE_PAGES = /\.(?:html|json|md|txt|xml)$/i
const BELOW_PAGES = /^(?:\/[a-z]{2,3}(?:-\w+)*)?\/(?:docs|blog)\//
/** An ending of digits is a version. */
const ENDING = /\.[a-z]\w*$/i
