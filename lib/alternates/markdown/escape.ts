import { lookUp } from '../../core/look-up'

/** Characters that mean something to Markdown, written so that they mean themselves. */

/** Anywhere in a line; `|` only in a table, but it is no character of prose. */
export const escapeText = (text: string): string =>
  text
    .replace(/[\\`*[\]<|~]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\$&')
    .replace(/&(?=#?\w+;)/g, '\\&')
    .replace(/\b(https?:\/\/|www\.)/g, (start) => start.replace(/[:.]/, '\\$&'))
    .replace(/@(?=[\w-]+\.)/g, '\\@')

/** At the start of a line, where they begin a block. */
export const escapeStart = (line: string): string =>
  line.replace(/^(?:#{1,6}(?=\s|$)|[-+=>](?=.|$))/, '\\$&').replace(/^(\d+)([.)])(?=\s|$)/, '$1\\$2')

/** The address of a link; `|` would end the cell of a table. */
export function destination(address: string): string {
  const written = address.replaceAll('|', '\\|')
  return /[\s()<>]/.test(written) ? `<${written.replace(/[<>]/g, encodeURIComponent)}>` : written
}

/** Attributes of an element that Markdown has no word for. */
export const attributesOf = (attributes: Readonly<Record<string, string>>, names: string[]): string =>
  names.flatMap((name) => attributeOf(name, lookUp(attributes, name))).join('')

function attributeOf(name: string, value: string | undefined): string[] {
  if (value === undefined) return []
  // `|` would end the cell of a table.
  const code = value.replace(/[&"<>|\n]/g, (character) => `&#${character.charCodeAt(0)};`)
  return [value === '' ? ` ${name}` : ` ${name}="${code}"`]
}
