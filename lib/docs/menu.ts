import type { Locale } from 'next-intl'
import { contentDir } from '../core/folders'
import { memo } from '../core/memo'
import { docUrl } from '../core/routes'
import { shortHash } from '../core/short-hash'
import { getSite } from '../site'
import { docsOf, type FoundDoc, findDoc, versionOf } from '.'
import { readSidebars } from './sidebars'
import { buildTree, indexTree, type TreeIndex, type TreeNode } from './tree'

/** Whether menus, lists, feeds and the sitemap may show a page. */
export const isListed = ({ doc }: FoundDoc): boolean => !doc.unlisted

export interface Menu extends TreeIndex {
  locale: Locale
  tree: TreeNode[]
  /** The tree as the browser loads it, and its name, which changes with its content. */
  json: string
  file: string
}

/** The documentation menu of a version in a language: all its sidebars, one after the other. */
export const getMenu = memo((locale: Locale, version: string): Menu => {
  const versionPath = versionOf(version)?.path ?? ''
  const listed = (found: FoundDoc | undefined) => (found && isListed(found) ? found : undefined)
  const tree = buildTree({
    items: Object.values(readSidebars(contentDir(), version).value).flat(),
    locale,
    find: (docPath) => listed(findDoc(docPath, locale, version)),
    inFolder: (folder) =>
      docsOf(locale, version).filter((found) => isListed(found) && found.doc.page.path.startsWith(`${folder}/`)),
    url: (docPath) => docUrl(docPath, versionPath),
  })
  const json = JSON.stringify(tree)
  return { locale, tree, ...indexTree(tree), json, file: `${version}.${locale}.${shortHash(json)}.json` }
})

/** Label of the topmost category of a page; undefined outside of all categories. */
export function menuSection(href: string, locale: Locale, version: string): string | undefined {
  const [top] = getMenu(locale, version).trailTo(href)
  return top?.items ? top.label : undefined
}

/** Every menu the site has, for the files the browser loads. */
export const getMenus = (): Menu[] =>
  getSite().docs.versions.flatMap((version) => getSite().locales.map(({ code }) => getMenu(code, version.name)))
