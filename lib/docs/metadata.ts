import type { Metadata } from 'next'
import { translator } from '../i18n/translator'
import { pageMetadata } from '../metadata'
import { locales } from '../routes'
import { sectionOf } from './menu'
import { type DocRoute, translationsOf } from './routes'

/** Title, languages and section of a page of the documentation. */
export function docMetadata(route: DocRoute, locale: string): Metadata {
  const t = translator(locale, 'docs')
  switch (route.kind) {
    case 'tags':
      return pageMetadata({
        locale,
        path: route.href,
        title: t('tagsTitle'),
        description: t('tagsText'),
        translations: locales(),
      })
    case 'tag':
      return pageMetadata({
        locale,
        path: route.href,
        title: t('tagTitle', { count: route.tag.docs.length, tag: route.tag.label }),
        description: route.tag.description,
        translations: locales(),
      })
    case 'doc': {
      const { doc } = route.found
      return pageMetadata({
        locale,
        path: route.href,
        canonicalPath: route.canonical,
        textLocale: doc.page.locale,
        title: doc.title,
        description: doc.description,
        translations: translationsOf(route.found),
        isIndexed: !doc.unlisted && !doc.draft,
        section: sectionOf(route.canonical, locale, doc.page.version),
      })
    }
  }
}
