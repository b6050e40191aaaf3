import { setRequestLocale } from 'next-intl/server'
import { Announcement } from '@/components/layout/announcement/announcement'
import { BasePathBanner } from '@/components/layout/base-path-banner'
import { Footer } from '@/components/layout/footer/footer'
import { ANNOUNCEMENT_SCRIPT, headScript } from '@/components/layout/head-script'
import { SiteHeader } from '@/components/layout/header/site-header'
import { Shell } from '@/components/layout/shell.client'
import { Themes } from '@/components/layout/themes.client'
import { LiveReload } from '@/components/page/live-reload.client'
import { StillPart } from '@/components/page/still-part'
import { translator } from '@/lib/i18n/translator'
import { ownScript } from '@/lib/next/own-scripts'
import { localePath, locales, withBasePath } from '@/lib/routes'
import { getSite } from '@/lib/site'
import '@/app/styles/index.css'

export const dynamicParams = false
export const generateStaticParams = () => locales().map((locale) => ({ locale }))

export default async function RootLayout({ children, params }: LayoutProps<'/[locale]'>) {
  const { locale } = await params
  setRequestLocale(locale)
  const site = getSite()
  const t = translator(locale, 'shell')
  return (
    <html lang={locale} suppressHydrationWarning>
      <head>
        {/* Not among the metadata: those are written anew with every page, and the icon would be asked for each time. */}
        <link rel="icon" href={withBasePath('/favicon.svg')} />
        <script
          {...ownScript('head')}
          dangerouslySetInnerHTML={{
            __html: headScript(site.color_mode.respect_system ? ['light', 'dark', 'system'] : ['light', 'dark']),
          }}
        />
      </head>
      <body>
        <Themes respectSystem={site.color_mode.respect_system}>
          <StillPart id={`head ${locale}`}>
            <div id="top" tabIndex={-1}>
              <a href="#main" className="skip-link">
                {t('skip')}
              </a>
            </div>
            <BasePathBanner
              labels={{
                title: t('baseUrlTitle'),
                text: t('baseUrlText', { configured: site.base_path }),
                suggestion: t('baseUrlSuggestion'),
              }}
            />
            {site.announcement && (
              <>
                <Announcement
                  bar={site.announcement}
                  locale={locale}
                  labels={{ name: t('announcement'), close: t('closeAnnouncement'), external: t('external') }}
                />
                <script {...ownScript('announcement')} dangerouslySetInnerHTML={{ __html: ANNOUNCEMENT_SCRIPT }} />
              </>
            )}
          </StillPart>
          <SiteHeader locale={locale} />
          <div className="place">{children}</div>
          <StillPart id={`foot ${locale}`} className="site-foot">
            <Footer site={site} locale={locale} labels={{ name: t('footer'), external: t('external') }} />
            <a href="#top" className="back-to-top" data-act="top" aria-label={t('backToTop')} hidden>
              ↑
            </a>
            <template
              id="crash-texts"
              data-title={t('crashTitle')}
              data-text={t('crashText')}
              data-again={t('tryAgain')}
            />
          </StillPart>
          <Shell home={localePath('/', locale)} />
          {process.env.NODE_ENV === 'development' && <LiveReload />}
        </Themes>
      </body>
    </html>
  )
}
