import type { SiteLocale } from './languages'
import type { Messages } from './messages'

declare module 'next-intl' {
  /** Types of next-intl's functions: keys of messages and codes of languages are checked by the compiler. */
  interface AppConfig {
    Messages: Messages
    Locale: SiteLocale
  }
}
