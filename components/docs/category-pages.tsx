import { useTranslations } from 'next-intl'
import { localePath, searchUrl } from '@/lib/core/routes'
import { findDoc } from '@/lib/docs'
import { getMenu, menuSection } from '@/lib/docs/menu'
import { findCategory } from '@/lib/docs/tree'
import { hasSearch } from '@/lib/site'
import type { SlotComponent } from '../mdx/slot-component'

/** `<CategoryPages of="…" />`: the pages of a category of the menu, each with its description. */
export const CategoryPages: SlotComponent = ({ props: { of = '' }, page: { version, locale } }) => {
  const t = useTranslations('page')
  const items = findCategory(of, getMenu(locale, version).tree)?.items ?? []
  const entries = items.flatMap(({ id, href, label, items: inside }) => {
    const target = href ?? inside?.find((item) => item.href)?.href
    const description = inside ? undefined : findDoc(id, locale, version)?.doc.description
    return target === undefined ? [] : [{ id, path: target, href: localePath(target, locale), label, description }]
  })
  if (entries.length === 0) return null
  const section = menuSection(items[0]?.href ?? entries[0]?.path ?? '', locale, version)
  return (
    <div className="prose">
      <ul className="pages">
        {entries.map(({ id, href, label, description }) => (
          <li key={id}>
            <a href={href}>{label}</a> {description && <span>{description}</span>}
          </li>
        ))}
      </ul>
      {section && hasSearch() && (
        <p className="needs-js">
          <a href={`${localePath(searchUrl(), locale)}?section=${encodeURIComponent(section)}`}>
            {t('searchHere', { section })}
          </a>
        </p>
      )}
    </div>
  )
}
