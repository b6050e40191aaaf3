import type { Locale } from 'next-intl'
import { messagesOf } from '@/lib/messages'
import { docUrl, localePath } from '@/lib/routes'
import { hasSearch } from '@/lib/site'
import { SHELL } from '../ui/shell-ids'

/**
 * Answers in the language of the address. It stands alone, without the drawer: the router keeps the screen for a missing
 * page at hand on every page, and would preload the styles of what is in it.
 */
export function NotFoundPage({ locale }: { locale: Locale }) {
  const { search, shell } = messagesOf(locale)
  return (
    <main id={SHELL.main} tabIndex={-1} className="simple-page">
      <h1>{shell.notFoundTitle}</h1>
      <p>{shell.notFoundText}</p>
      <p>{shell.notFoundOwner}</p>
      {hasSearch() && (
        <p className="needs-js">
          <button type="button" data-search="address" className="plain-button">
            {search.searchAddress}
          </button>
        </p>
      )}
      <p>
        <a href={localePath('/', locale)}>{shell.notFoundHome}</a> ·{' '}
        <a href={localePath(docUrl(''), locale)}>{shell.notFoundDocs}</a>
      </p>
    </main>
  )
}
