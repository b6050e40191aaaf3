import { lookUp } from '@/lib/look-up'
import type { Messages } from '@/lib/messages'

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
  Record<'search' | 'searchPlaceholder' | 'searchFailed', string>

/** The words around every page in a language; `next.config.mjs` compiles them into the code, since no payload holds them. */
export function shellTexts(locale: string): ShellTexts {
  const all = JSON.parse(process.env.SHELL_TEXTS ?? '{}') as Record<string, ShellTexts>
  const texts = lookUp(all, locale) ?? Object.values(all)[0]
  if (!texts) throw new Error('SHELL_TEXTS holds no language (next.config.mjs)')
  return texts
}
