import type { Locale } from 'next-intl'
import { translator } from '@/lib/i18n/translator'
import { searchTarget } from '@/lib/search/target'
import { getSite } from '@/lib/site'
import { Island } from '../islands/island'
import { Drawer } from '../layout/drawer/drawer'
// Styles of an island come with its page; of these no other page has need before the dialog opens.
import './search-modal.module.css'
import './search-page.module.css'
import { SHELL } from '../ui/shell-ids'

/** The page of results: its title, and the island that does the rest. */
export function SearchResults({ locale }: { locale: Locale }) {
  const { docs, email, title, title_delimiter } = getSite()
  const version = docs.versions.find(({ path }) => path === '') ?? docs.versions[0]
  return (
    <>
      <Drawer locale={locale} />
      <main id={SHELL.main} tabIndex={-1} className="simple-page">
        <h1>{translator(locale, 'search')('pageTitle')}</h1>
        <noscript>
          <p>{translator(locale, 'page')('needsScripts')}</p>
        </noscript>
        <Island
          name="search-page"
          props={{
            locale,
            target: searchTarget(locale, version?.name ?? 'current'),
            email,
            siteTitle: `${title_delimiter} ${title}`,
          }}
        />
      </main>
    </>
  )
}
