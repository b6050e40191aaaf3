import { type Locale, useTranslations } from 'next-intl'
import { showDrafts } from '@/lib/content/collection'
import { defaultLocale, docUrl, localePath } from '@/lib/core/routes'
import { type FoundDoc, versionOf } from '@/lib/docs'
import { sentFrom } from '@/lib/docs/version-fallback'
import { langProps } from '@/lib/i18n/direction'
import { getSite } from '@/lib/site'
import { Banner } from '../page-parts/banner'
import { PartBoundary } from '../ui/part-boundary.client'
import { SentFrom } from './lazy-sent-from.client'

interface BannersProps {
  found: FoundDoc
  isOutdated: boolean
  locale: Locale
  href: string
}

/** What a reader must know before reading: draft, unlisted, not translated, translation out of date, another version. */
export function Banners({ found: { doc, isFallback }, isOutdated, locale, href }: BannersProps) {
  const t = useTranslations('docs')
  const version = versionOf(doc.page.version)
  const latest = getSite().docs.versions.find(({ path }) => path === '')
  return (
    <>
      {sentFromHere(href).map((lacking) => (
        <PartBoundary key={lacking.name}>
          <SentFrom version={lacking.name}>
            <Banner text={t('absent', { version: lacking.label, shown: version?.label ?? '' })}>
              <a href={localePath(docUrl('', lacking.path), locale)}>{t('latestLink', { version: lacking.label })}</a>
            </Banner>
          </SentFrom>
        </PartBoundary>
      ))}
      {version && version.banner !== 'none' && (
        <Banner text={t(version.banner, { version: version.label })}>
          {latest && latest.name !== version.name && (
            <a href={localePath(docUrl(''), locale)}>{t('latestLink', { version: latest.label })}</a>
          )}
        </Banner>
      )}
      {doc.draft && showDrafts() && <Banner title={t('draft')} text={t('draftText')} />}
      {doc.unlisted && <Banner title={t('unlisted')} text={t('unlistedText')} />}
      {isFallback && (
        <div {...langProps(locale)}>
          <Banner title={t('fallback')} text={t('fallbackText')} />
        </div>
      )}
      {isOutdated && (
        <Banner title={t('outdated')} text={t('outdatedText')}>
          <a href={localePath(href, defaultLocale())} hrefLang={defaultLocale()} data-full>
            {t('outdatedLink')}
          </a>
        </Banner>
      )}
    </>
  )
}

/** The development server redirects nobody, and reloads a page with client components at each save. */
const sentFromHere = (href: string) => (process.env.NODE_ENV === 'production' ? sentFrom(href) : [])
