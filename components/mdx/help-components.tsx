import GithubSlugger from 'github-slugger'
import type { Locale } from 'next-intl'
import type { ComponentProps } from 'react'
import { translator } from '@/lib/i18n/translator'
import { SiteLink } from '../ui/site-link'
import { HeadingAnchor } from './prose/heading-anchor'

/** What draws Markdown in the site's own pages, beside the kit of mdx-components.tsx: links and headings as elsewhere. */
export function helpComponents(locale: Locale) {
  const t = translator(locale, 'kit')
  const slugger = new GithubSlugger()
  return {
    a: ({ href = '', ...link }: ComponentProps<'a'>) => <SiteLink href={href} locale={locale} {...link} />,
    h2({ children }: ComponentProps<'h2'>) {
      const text = String(children)
      const id = slugger.slug(text)
      return (
        <h2 id={id} aria-label={text}>
          {children}
          <HeadingAnchor id={id} label={t('headingLink', { heading: text })} />
        </h2>
      )
    },
  }
}
