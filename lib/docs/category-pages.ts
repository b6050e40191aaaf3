import { escapeHtml } from '../html'
import { localePath } from '../routes'
import { findDoc } from '.'
import { getMenu } from './menu'
import { findCategory } from './tree'

const PLACE = /<category-pages of="([^"]*)"><\/category-pages>/g

/** Puts the pages of a category where its author wrote `<CategoryPages of="…" />`; only now are all pages known. */
export function fillCategoryPages(html: string, locale: string, version: string): string {
  return html.replace(PLACE, (_, id: string) => {
    const items = findCategory(id, getMenu(locale, version).tree)?.items ?? []
    const entries = items.flatMap(({ id: pageId, href, label, items: inside }) => {
      const target = href ?? inside?.find((item) => item.href)?.href
      if (target === undefined) return []
      const description = inside ? undefined : findDoc(pageId, locale, version)?.doc.description
      return [
        `<li><a href="${escapeHtml(localePath(target, locale))}">${escapeHtml(label)}</a>${description ? `<span>${escapeHtml(description)}</span>` : ''}</li>`,
      ]
    })
    return entries.length > 0 ? `<ul class="pages">${entries.join('')}</ul>` : ''
  })
}
