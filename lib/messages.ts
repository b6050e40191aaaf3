import en from '../messages/en.json' with { type: 'json' }
import ru from '../messages/ru.json' with { type: 'json' }
import { defaultLocale } from './routes'

export type Messages = typeof ru
const messages: Record<string, Messages> = { ru, en }

/** Languages the interface can speak. */
export const messageLocales = (): string[] => Object.keys(messages)

/**
 * Interface texts of a language; of the site's default language where there are none, else English. The check says so
 * (lib/check/site.ts).
 */
export const messagesOf = (locale: string): Messages => messages[locale] ?? messages[defaultLocale()] ?? en
