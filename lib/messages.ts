import en from '../messages/en.json' with { type: 'json' }
import ru from '../messages/ru.json' with { type: 'json' }

export type Messages = typeof ru
const messages: Record<string, Messages> = { ru, en }

/** Interface texts of a language, Russian ones where there is no such language. */
export const messagesOf = (locale: string): Messages => messages[locale] ?? ru
