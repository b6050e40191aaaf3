import { setRequestLocale } from 'next-intl/server'
import { Announcement } from '@/components/layout/announcement/announcement'
import { BasePathBanner } from '@/components/layout/base-path-banner'
import { Drawer } from '@/components/layout/drawer/drawer'
import { BackToTop } from '@/components/layout/footer/back-to-top.client'
import { Footer } from '@/components/layout/footer/footer'
import { headScript } from '@/components/layout/head-script'
import { SiteHeader } from '@/components/layout/header/site-header'
import { InlineScript } from '@/components/layout/inline-script.client'
import { Shell } from '@/components/layout/shell.client'
import { Themes } from '@/components/layout/themes.client'
import { FallbacksProvider } from '@/components/page/fallbacks.client'
import { translator } from '@/lib/i18n/translator'
import { locales, withBasePath } from '@/lib/routes'
import { getSite } from '@/lib/site'
import '@/app/styles/index.css'
// Styles of one page alone would be a stylesheet that a hovered link preloads for nothing (see next.config.mjs).
import '@/components/home/home-page.module.css'

export const dynamicParams = false
export const generateStaticParams = () => locales().map((locale) => ({ locale }))

export default async function RootLayout({ children, params }: LayoutProps<'/[locale]'>) {
  const { locale } = await params
  setRequestLocale(locale)
  const site = getSite()
  const t = translator(locale, 'shell')
  const fallbackLabels = {
    loading: t('loading'),
    loadFailed: t('loadFailed'),
    retry: t('retry'),
    crashTitle: t('crashTitle'),
    crashText: t('crashText'),
    tryAgain: t('tryAgain'),
  }
  return (
    <html lang={locale} suppressHydrationWarning>
      <head>
        {/* Not among the metadata: those are written anew with every page, and the icon would be asked for each time. */}
        <link rel="icon" href={withBasePath('/favicon.svg')} />
        <InlineScript
          name="head"
          code={headScript(site.color_mode.respect_system ? ['system', 'light', 'dark'] : ['light', 'dark'])}
        />
      </head>
      <body>
        <Themes respectSystem={site.color_mode.respect_system}>
          <FallbacksProvider labels={fallbackLabels} drawer={<Drawer locale={locale} />}>
            <div id="top" tabIndex={-1}>
              <a href="#main" className="skip-link">
                {t('skip')}
              </a>
            </div>
            <BasePathBanner
              labels={{
                title: t('baseUrlTitle'),
                reload: t('baseUrlReload'),
                text: t('baseUrlText', { configured: site.base_path }),
                suggestion: t('baseUrlSuggestion'),
              }}
            />
            {site.announcement && (
              <Announcement
                bar={site.announcement}
                locale={locale}
                labels={{ name: t('announcement'), close: t('closeAnnouncement'), external: t('external') }}
              />
            )}
            <SiteHeader locale={locale} />
            <div className="place">{children}</div>
            <Footer site={site} locale={locale} labels={{ name: t('footer'), external: t('external') }} />
            <BackToTop label={t('backToTop')} />
          </FallbacksProvider>
          <Shell />
          <DevTools locale={locale} />
        </Themes>
      </body>
    </html>
  )
}

/** The import stands in a branch that the bundler leaves out of a build, so nothing of it is published. */
async function DevTools({ locale }: { locale: string }) {
  if (process.env.NODE_ENV === 'development') {
    const { LiveReload } = await import('@/components/page/live-reload.client')
    const t = translator(locale, 'dev')
    return <LiveReload labels={{ title: t('title'), hint: t('hint'), fix: t('fix') }} />
  }
  return null
}
