/** How an address of the site is written in a box. The browser's half uses it too. */

import { isFilePath } from '../../lib/core/file-path'
import { decodePath } from '../../lib/core/routes'

export interface BoxSite {
  /** Where the site is published, without a path. */
  origin: string
  /** Base path of the site, '' for none. */
  base: string
  /** Whether a file is in the box. */
  holds: (file: string) => boolean
}

/** The file of an address's path below the base path: `/docs/a` → `docs/a.html`, as it is encoded. */
export function fileOf(path: string): string {
  const name = path.replace(/^\/+|\/+$/g, '')
  if (name === '') return 'index.html'
  return isFilePath(path) ? name : `${name}.html`
}

/**
 * The address of a thing of the site: in the box, or on the published site when the box does not hold it.
 * @param address begins with a slash
 * @param root way from the page to the root of the box: `./`, `../../`
 */
export function boxAddress(address: string, root: string, { origin, base, holds }: BoxSite): string {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(address) ?? []
  const isInside = path === base || path.startsWith(`${base}/`)
  const file = fileOf(path.slice(base.length))
  return isInside && holds(decodePath(file)) ? root + file + rest : origin + address
}

/** Whether an attribute's value is an address that `boxAddress` can write. */
export const isSiteAddress = (value: string): boolean => /^\/(?![/\\])/.test(value)

/** Id of an icon in a page of the box. */
export const iconId = (name: string): string => `site:icon-${name}`

/** Way from a file of the box to its root. */
export const rootOf = (file: string): string => '../'.repeat(file.split('/').length - 1) || './'
