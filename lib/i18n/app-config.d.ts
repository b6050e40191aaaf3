import type { Messages } from '../messages'

declare module 'next-intl' {
  /** Types of next-intl's functions: keys of messages are checked by the compiler. */
  interface AppConfig {
    Messages: Messages
  }
}
