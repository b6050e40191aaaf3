import fs from 'node:fs'
import { createRequire } from 'node:module'
import { fontFiles } from '../card-fonts'
import type { Problem } from '../problem'

// Node finds no names in the CommonJS file that the package gives to an import.
const { parse } = createRequire(import.meta.url)('opentype.js') as typeof import('opentype.js')

/** A text that is drawn into a picture, and the file it stands in. */
export interface DrawnText {
  file: string
  text: string
}

/** Signs that have no shape of their own: they change the one before, or where a line may break. */
const SHAPELESS = /[\s\p{Cc}\p{Cf}\p{Variation_Selector}]/u

/** Letters that the fonts of the cards lack, in one warning: a site in such a script has them on every page. */
export function checkCards(texts: DrawnText[]): Problem[] {
  const letters = new Set(texts.flatMap(({ text }) => [...text]).filter((letter) => !SHAPELESS.test(letter)))
  const missing = lacking(letters)
  const faulty = texts.filter(({ text }) => [...text].some((letter) => missing.has(letter)))
  const [first] = faulty
  if (!first) return []
  const others = faulty.length > 1 ? ` (one of ${faulty.length} such pictures)` : ''
  return [
    {
      severity: 'warning',
      file: first.file,
      message: `the picture of a shared link shows boxes instead of ${quote(missing)}${others}: its font lacks them`,
      fix: 'put a font that has them (.ttf or .otf, free to use) into fonts/ of the content folder.',
    },
  ]
}

/** Those of the letters that no font has. */
function lacking(letters: Set<string>): Set<string> {
  const fonts = fontFiles().map((file) => {
    const data = fs.readFileSync(file)
    return parse(data.buffer.slice(data.byteOffset, data.byteOffset + data.byteLength))
  })
  return new Set([...letters].filter((letter) => !fonts.some((font) => font.charToGlyphIndex(letter) > 0)))
}

const quote = (letters: Set<string>): string => {
  const all = [...letters]
  return `“${all.slice(0, 5).join('')}”${all.length > 5 ? ` and ${all.length - 5} other signs` : ''}`
}
