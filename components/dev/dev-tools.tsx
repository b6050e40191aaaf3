import type { Locale } from 'next-intl'
import { DevWords } from './dev-words'

/**
 * Development only: live reload, and what is wrong in the content. The import is in a branch that the bundler leaves
 * out of a build, so nothing of it is published.
 */
export async function DevTools({ locale }: { locale: Locale }) {
  if (process.env.NODE_ENV === 'development') {
    const { LiveReload } = await import('./live-reload.client')
    return (
      <DevWords locale={locale}>
        <LiveReload />
      </DevWords>
    )
  }
  return null
}
