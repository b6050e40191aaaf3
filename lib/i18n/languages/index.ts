/** The registry of languages: a record each, of which every part may be missing. contributing/language.md adds one. */

import { en } from './en'
import type { Language } from './language'
import { ru } from './ru'

const languages = { ru, en }
export type KnownLanguage = keyof typeof languages

const registry = new Map<string, Language>(Object.entries(languages))
const NOTHING: Language = {}

/** What is known of a language. */
export const languageOf = (code: string): Language => registry.get(code) ?? NOTHING
