// First, so that the styles of components, which come after it, are one stylesheet for all pages (see next.config.mjs).
import { localeParams } from '@/lib/i18n/locale-params'
import '@/app/styles/index.css'
import { NextIntlClientProvider } from 'next-intl'
import { setRequestLocale } from 'next-intl/server'
import { DevTools } from '@/components/dev/dev-tools'
import { Frame } from '@/components/layout/frame.client'
import { frameData } from '@/components/layout/frame-data'
import { headScript } from '@/components/layout/head-script'
import { InlineScript } from '@/components/layout/inline-script.client'
import { Shell } from '@/components/layout/shell.client'
import { Themes } from '@/components/layout/themes.client'
import { locales, openSearchUrl, withBasePath } from '@/lib/core/routes'
import { langProps } from '@/lib/i18n/direction'
import { browserMessages } from '@/lib/i18n/messages'
import { getSite, hasSearch } from '@/lib/site'
import { accentStyle } from '@/lib/site/brand'

export const generateStaticParams = () => locales().map((locale) => ({ locale }))

export default async function RootLayout({ children, params }: LayoutProps<'/[locale]'>) {
  const { locale } = await localeParams(params)
  setRequestLocale(locale)
  const accent = accentStyle(getSite().accent_color)
  const frame = frameData(locale)
  return (
    <html {...langProps(locale)} suppressHydrationWarning>
      <head>
        {/* Not among the metadata: the router replaces those at every navigation, and the icon would be fetched again. */}
        <link rel="icon" href={withBasePath('/favicon.svg')} />
        {hasSearch() && (
          <link
            rel="search"
            type="application/opensearchdescription+xml"
            title={frame.brand.slice(0, 2).join(' ')}
            href={withBasePath(openSearchUrl(locale))}
          />
        )}
        {accent && <style>{accent}</style>}
        <InlineScript name="head" code={headScript(frame.colorModes)} />
      </head>
      <body>
        <Themes modes={frame.colorModes}>
          <NextIntlClientProvider messages={browserMessages(locale)}>
            <Frame frame={frame}>{children}</Frame>
            <Shell />
          </NextIntlClientProvider>
          <DevTools locale={locale} />
        </Themes>
      </body>
    </html>
  )
}
