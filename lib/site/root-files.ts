import path from 'node:path'
import { statOf } from '../core/stat'

/** Files that the build writes once for all languages. */
const WRITTEN = /^\/(?:sitemap(?:-\d+)?\.xml|robots\.txt|index\.[\w-]+\.json)$/

/** Whether an address is one of the published files that no language has for itself: those of public/, and the sitemap. */
export function isRootFile(href: string): boolean {
  const target = href.replace(/[?#].*$/s, '')
  const file = path.join('public', target)
  return WRITTEN.test(target) || (file.startsWith(`public${path.sep}`) && statOf(file)?.isFile() === true)
}
