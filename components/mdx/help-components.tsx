import GithubSlugger from 'github-slugger'
import type { Locale } from 'next-intl'
import type { ComponentProps } from 'react'
import { BoxLink } from '../ui/box-link'
import { SiteLink } from '../ui/site-link'
import { SectionHeading } from './prose/section-heading'

/** What draws Markdown in the site's own pages, beside the kit of mdx-components.tsx: links and headings as elsewhere. */
export function helpComponents(locale: Locale) {
  const slugger = new GithubSlugger()
  return {
    BoxLink,
    a: ({ href = '', ...link }: ComponentProps<'a'>) => <SiteLink href={href} locale={locale} {...link} />,
    h2({ children }: ComponentProps<'h2'>) {
      const text = String(children)
      return <SectionHeading id={slugger.slug(text)} text={text} locale={locale} />
    },
  }
}
