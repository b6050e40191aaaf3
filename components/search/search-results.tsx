import { type Locale, useTranslations } from 'next-intl'
import { localize } from '@/lib/content/localized'
import { localePath } from '@/lib/core/routes'
import { resultsTarget } from '@/lib/search/results-target'
import { getSite } from '@/lib/site'
import { getHome } from '@/lib/site/home'
import { Drawer } from '../drawer/drawer'
import { PartBoundary } from '../ui/part-boundary.client'
import { SHELL } from '../ui/shell-ids'
import { SearchPage } from './search-page.client'

/** The page of results: its title, and the component that does the rest. */
export function SearchResults({ locale }: { locale: Locale }) {
  const { email, title, title_delimiter } = getSite()
  const { title: tasks, cards } = getHome().modules
  return (
    <>
      <Drawer locale={locale} />
      <main id={SHELL.main} tabIndex={-1} className="simple-page">
        <h1>{useTranslations('search')('pageTitle')}</h1>
        <noscript>
          <p>{useTranslations('page')('needsScripts')}</p>
        </noscript>
        <PartBoundary>
          <SearchPage
            locale={locale}
            target={resultsTarget(locale)}
            email={email}
            siteTitle={`${title_delimiter} ${title}`}
            tasks={{
              title: localize(tasks, locale),
              links: cards.map((card) => ({
                href: localePath(card.href, locale),
                title: localize(card.title, locale),
              })),
            }}
          />
        </PartBoundary>
      </main>
    </>
  )
}
