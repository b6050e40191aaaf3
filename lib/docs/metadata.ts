import type { Locale } from 'next-intl'
import { locales } from '../core/routes'
import { translator } from '../i18n/translator'
import type { PageMeta } from '../site/metadata'
import { updatedOn } from './last-updated'
import { menuSection } from './menu'
import { type DocRoute, translationsOf } from './routes'

/** Title, languages and section of a page of the documentation. */
export function docMeta(route: DocRoute, locale: Locale): PageMeta {
  const t = translator(locale, 'docs')
  const common = { locale, path: route.href, version: route.version.label }
  switch (route.kind) {
    case 'tags':
      return { ...common, title: t('tagsTitle'), description: t('tagsText'), translations: locales() }
    case 'tag': {
      const { docs, label, description } = route.tag
      const title = t('tagTitle', { count: docs.length, tag: label })
      return { ...common, title, description, translations: locales() }
    }
    case 'doc': {
      const { doc } = route.found
      return {
        ...common,
        canonicalPath: route.canonical,
        textLocale: doc.page.locale,
        title: doc.title,
        description: doc.description,
        translations: translationsOf(route.found),
        isIndexed: !doc.unlisted && !doc.draft,
        section: menuSection(route.canonical, locale, doc.page.version),
        updated: updatedOn(doc),
      }
    }
  }
}
