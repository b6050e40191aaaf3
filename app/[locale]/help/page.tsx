import { setRequestLocale } from 'next-intl/server'
import { SimplePage } from '@/components/layout/simple-page'
import { helpComponents } from '@/components/mdx/help-components'
import { langProps } from '@/lib/i18n/direction'
import { localeParams } from '@/lib/i18n/locale-params'
import { helpLanguage, helpMeta } from '@/lib/pages/help'
import { pageMetadata } from '@/lib/site/metadata'

type Props = PageProps<'/[locale]/help'>

export async function generateMetadata({ params }: Props) {
  const { locale } = await localeParams(params)
  return pageMetadata(helpMeta(locale))
}

/** How to use this site: the same for every product, so it is code. `help.<language>.mdx` has its words. */
export default async function HelpPage({ params }: Props) {
  const { locale } = await localeParams(params)
  setRequestLocale(locale)
  const language = helpLanguage(locale)
  const { default: Text } = await import(`./help.${language}.mdx`)
  return (
    <SimplePage locale={locale} title={helpMeta(locale).title ?? ''}>
      <div className="prose" {...langProps(language === locale ? undefined : language)}>
        <Text components={helpComponents(locale)} />
      </div>
    </SimplePage>
  )
}
