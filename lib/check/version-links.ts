import type { Problem } from '../core/problem'
import { docUrl } from '../core/routes'
import type { Doc } from '../docs'
import type { Site } from '../site'
import { pageOf } from './links'

/**
 * Links of a version to the docs at the top that stay in it when they name it. A copy of the docs keeps their links, which
 * lead to the docs it was copied from.
 */
export function checkVersionLinks(docs: Doc[], { docs: { versions } }: Site): Problem[] {
  const docsOf = (name?: string) => docs.filter(({ page }) => page.version === name)
  const top = docsOf(versions.find(({ path }) => path === '')?.name)
  const pages = new Map(top.map(({ page }) => [docUrl(page.path), page.path]))
  return versions
    .filter(({ path }) => path !== '')
    .flatMap((version) => {
      const own = docsOf(version.name)
      const paths = new Set(own.map(({ page }) => page.path))
      const links = own.flatMap(({ _id, page }) => page.links.map((link) => ({ file: _id, ...link })))
      return links.flatMap(({ file, line, href }): Problem[] => {
        const target = pages.get(pageOf(href))
        if (target === undefined || !paths.has(target)) return []
        const fix = `write ${docUrl(target, version.path)}${/[?#].*$/.exec(href)?.[0] ?? ''}.`
        return [{ severity: 'warning', file, line, message: `the link “${href}” leads out of the version`, fix }]
      })
    })
}
