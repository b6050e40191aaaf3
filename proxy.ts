import createMiddleware from 'next-intl/middleware'
import { defaultLocale, locales } from './lib/routes'

/** Serves the default language without a prefix on the development server; a static host needs no such thing after `npm run build`. */
export default createMiddleware({
  locales: locales(),
  defaultLocale: defaultLocale(),
  localePrefix: 'as-needed',
  localeDetection: false,
  alternateLinks: false,
})

export const config = { matcher: ['/((?!_next|tree|media|vendor|content-events|.*\\..*).*)', '/'] }
