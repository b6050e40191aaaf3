import fs from 'node:fs'
import compile from 'icu-minify/compile'

/**
 * Namespaces of `messages/` that browser code uses (`browserWords`). Readers load all their words, so words that are
 * only in HTML belong to other namespaces.
 */
export const BROWSER_NAMESPACES = /** @type {const} */ ([
  'shell',
  'screens',
  'bare',
  'search',
  'counts',
  'changes',
  'keys',
  'offline',
  'dev',
])

/**
 * The words of browser code as variables that the bundler writes into it, one a namespace: `WORDS_SHELL`.
 * @param {string[]} locales
 * @returns {Record<string, string>} JSON of `CompiledWords`
 */
export function wordsEnv(locales) {
  const languages = locales.map((locale) => readMessages(locale, locales[0]))
  return Object.fromEntries(
    BROWSER_NAMESPACES.map((namespace) => {
      const compiled = languages.map((messages) => new Map(compileAll(messages[namespace])))
      const keys = [...(compiled[0]?.keys() ?? [])]
      const words = Object.fromEntries(keys.map((key) => [key, compiled.map((language) => language.get(key) ?? '')]))
      return [`WORDS_${namespace.toUpperCase()}`, JSON.stringify({ locales, words })]
    }),
  )
}

/**
 * As messagesOf does (lib/i18n/messages.ts); the check reports a language without messages.
 * @param {string} locale
 * @param {string} fallback
 * @returns {import('./messages').Messages}
 */
function readMessages(locale, fallback = 'en') {
  const file = (/** @type {string} */ code) => new URL(`../../messages/${code}.json`, import.meta.url)
  const known = [locale, fallback].find((code) => fs.existsSync(file(code))) ?? 'en'
  return JSON.parse(fs.readFileSync(file(known), 'utf8'))
}

/**
 * @param {object} messages
 * @returns {[string, import('icu-minify/format').CompiledMessage][]} by their dotted keys
 */
const compileAll = (messages, prefix = '') =>
  Object.entries(messages).flatMap(([key, message]) =>
    typeof message === 'string' ? [[prefix + key, compile(message)]] : compileAll(message, `${prefix}${key}.`),
  )
