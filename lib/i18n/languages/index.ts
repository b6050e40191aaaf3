/** The registry of languages: a record each, of which every part may be missing. contributing/language.md adds one. */

import { en } from './en'
import type { Language } from './language'
import { ru } from './ru'

const languages = { ru, en }
declare const isChecked: unique symbol
/** A language of the site: one of the records, or another that site.yaml names (`isLocale` in lib/core/routes.ts). */
export type SiteLocale = keyof typeof languages | (string & { readonly [isChecked]: true })

const registry = new Map<string, Language>(Object.entries(languages))
const NOTHING: Language = {}

/** What is known of a language. */
export const languageOf = (code: string): Language => registry.get(code) ?? NOTHING
