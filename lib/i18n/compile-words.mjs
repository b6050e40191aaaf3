import fs from 'node:fs'
import compile from 'icu-minify/compile'

/**
 * Namespaces of `messages/` that browser code says (`browserWords`). Readers load all words of them, so words that stand
 * in HTML alone belong to the others.
 */
export const BROWSER_NAMESPACES = /** @type {const} */ ([
  'shell',
  'screens',
  'bare',
  'search',
  'catalogue',
  'changes',
  'dev',
])

/**
 * The words of browser code as variables that the bundler writes into it, one a namespace: `WORDS_SHELL`.
 * @param {string[]} locales
 * @returns {Record<string, string>} JSON: language → key → compiled message
 */
export function wordsEnv(locales) {
  const languages = locales.map((locale) => /** @type {const} */ ([locale, readMessages(locale, locales[0])]))
  return Object.fromEntries(
    BROWSER_NAMESPACES.map((namespace) => {
      const words = languages.map(([locale, messages]) => [locale, Object.fromEntries(compileAll(messages[namespace]))])
      return [`WORDS_${namespace.toUpperCase()}`, JSON.stringify(Object.fromEntries(words))]
    }),
  )
}

/**
 * As messagesOf does (lib/messages.ts); the check tells of a language without messages.
 * @param {string} locale
 * @param {string} fallback
 * @returns {import('../messages').Messages}
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
