import type { Messages } from '@/lib/messages'
import { compiledTexts } from '../ui/compiled-texts'

export type ShellTexts = Pick<
  Messages['shell'],
  | 'skip'
  | 'menu'
  | 'closeMenu'
  | 'mainMenu'
  | 'mainNav'
  | 'language'
  | 'versions'
  | 'announcement'
  | 'closeAnnouncement'
  | 'footer'
  | 'external'
  | 'backToTop'
  | 'loading'
  | 'startFailed'
  | 'startMissing'
  | 'loadFailed'
  | 'retry'
  | 'crashTitle'
  | 'crashText'
  | 'tryAgain'
  | 'baseUrlTitle'
  | 'baseUrlReload'
  | 'baseUrlSuggestion'
> &
  Record<'search' | 'searchPlaceholder' | 'searchFailed' | 'help', string>

/** The words around every page in a language; `next.config.mjs` compiles them into the code, since no payload holds them. */
export const shellTexts = (locale: string): ShellTexts =>
  compiledTexts<ShellTexts>('SHELL_TEXTS', process.env.SHELL_TEXTS, locale)
