import { parsePath } from '@/lib/core/routes'

/** The words of a missing page's address. @example addressWords('/docs/bi/data-sources') → 'bi data sources' */
export const addressWords = (pathname: string): string =>
  parsePath(pathname)
    .path.split(/[^\p{L}\p{N}.]+/u)
    .filter((word) => word !== '' && !['docs', 'blog', 'index'].includes(word))
    .join(' ')
