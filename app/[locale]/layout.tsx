import { getTranslations, setRequestLocale } from 'next-intl/server'
import { Announcement } from '@/components/layout/announcement'
import { BasePathBanner } from '@/components/layout/base-path-banner'
import { CrashTexts } from '@/components/layout/crash-screen.client'
import { Footer } from '@/components/layout/footer'
import { SiteNavbar } from '@/components/layout/site-navbar'
import { Themes } from '@/components/layout/themes.client'
import { LiveReload } from '@/components/shell/live-reload.client'
import { Shell } from '@/components/shell/shell.client'
import { ANNOUNCEMENT_SCRIPT, HEAD_SCRIPT } from '@/lib/head-script'
import { localePath, locales } from '@/lib/routes'
import { getSite } from '@/lib/site'
import '@/app/styles/index.css'

export const dynamicParams = false
export const generateStaticParams = () => locales().map((locale) => ({ locale }))

export default async function RootLayout({ children, params }: LayoutProps<'/[locale]'>) {
  const { locale } = await params
  setRequestLocale(locale)
  const site = getSite()
  const t = await getTranslations('shell')
  return (
    <html lang={locale} data-locale={locale} suppressHydrationWarning>
      <head>
        <script dangerouslySetInnerHTML={{ __html: HEAD_SCRIPT }} />
      </head>
      <body>
        <Themes respectSystem={site.color_mode.respect_system}>
          <div id="top" tabIndex={-1}>
            <a href="#main" className="skip-link">
              {t('skip')}
            </a>
          </div>
          <BasePathBanner labels={{ title: t('baseUrlTitle'), text: t('baseUrlText', { configured: site.base_path }), suggestion: t('baseUrlSuggestion') }} />
          {site.announcement && (
            <>
              <Announcement bar={site.announcement} locale={locale} labels={{ name: t('announcement'), close: t('closeAnnouncement'), external: t('external') }} />
              <script dangerouslySetInnerHTML={{ __html: ANNOUNCEMENT_SCRIPT }} />
            </>
          )}
          <SiteNavbar locale={locale} />
          {children}
          <Footer site={site} locale={locale} labels={{ name: t('footer'), external: t('external') }} />
          <a href="#top" className="back-to-top" data-act="top" aria-label={t('backToTop')} hidden>
            ↑
          </a>
          <CrashTexts title={t('crashTitle')} text={t('crashText')} again={t('tryAgain')} />
          <Shell home={localePath('/', locale)} />
          {process.env.NODE_ENV === 'development' && <LiveReload />}
        </Themes>
      </body>
    </html>
  )
}
