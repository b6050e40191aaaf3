import type { SvgProfile } from './svg-profiles'

const FRAGMENT = /^#[\p{L}\p{N}_.:-]+$/u

/** True for a reference to anything but a part of the file itself, and for a picture written into it where `isPicture`. */
export const referenceIssue = (value: string, { data }: SvgProfile, isPicture: boolean): boolean =>
  !FRAGMENT.test(value) && !(isPicture && data.test(value))

/** Statements of CSS that load nothing. */
const AT_RULE = /@(?!(?:media|font-face|keyframes|supports)(?![\w-]))/i
/** What is before a bracket; operators are no part of a name. It matches from the first character only, so that it stays linear. */
const FUNCTION = /(?<![^\s(),:;'"{}*+/<>=!#])([^\s(),:;'"{}*+/<>=!#]*)\(/g
const URL_AT = /url\((?=\s*(?:"([^"]*)"|'([^']*)'|([^"'()]*))\s*(\)?))/gi

/**
 * True for a style sheet, a declaration or a value that could name an address: by a function that is not listed, by a
 * statement, or by `url()` of anything but a part of the file. An escape could spell any of them, so there is none.
 */
export function cssIssue(css: string, profile: SvgProfile): boolean {
  if (css.includes('\\') || AT_RULE.test(css)) return true
  const names = [...css.matchAll(FUNCTION)].map(([, name = '']) => name.toLowerCase())
  if (names.some((name) => name !== '' && name !== 'url' && !profile.functions.has(name))) return true
  const addresses = [...css.matchAll(URL_AT)]
  if (addresses.length !== names.filter((name) => name === 'url').length) return true
  return addresses.some(([, double, single, bare, end]) => {
    const address = double ?? single ?? bare?.trim() ?? ''
    return end !== ')' || (!FRAGMENT.test(address) && !profile.data.test(address))
  })
}
