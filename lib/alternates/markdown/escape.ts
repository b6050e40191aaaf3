/** Signs that mean something to Markdown, written so that they mean themselves. */

/** Anywhere in a line; `|` only in a table, but it is no sign of prose. */
export const escapeText = (text: string): string =>
  text
    .replace(/[\\`*[\]<|~]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\$&')
    .replace(/&(?=#?\w+;)/g, '\\&')
    .replace(/\b(https?:\/\/|www\.)/g, (start) => start.replace(/[:.]/, '\\$&'))
    .replace(/@(?=[\w-]+\.)/g, '\\@')

/** At the start of a line, where they begin a block. */
export const escapeStart = (line: string): string =>
  line.replace(/^(?:#{1,6}(?=\s|$)|[-+=>](?=.|$))/, '\\$&').replace(/^(\d+)([.)])(?=\s|$)/, '$1\\$2')

/** The address of a link. */
export const destination = (address: string): string =>
  /[\s()<>]/.test(address) ? `<${address.replace(/[<>]/g, encodeURIComponent)}>` : address
