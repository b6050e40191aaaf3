import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { Font } from 'opentype.js'
import { contentDir } from '../core/folders'
import type { Problem } from '../core/problem'
import { fontFiles } from '../site/cards/fonts'

// Node finds no names in the CommonJS file that the package gives to an import.
const { parse } = createRequire(import.meta.url)('opentype.js') as typeof import('opentype.js')

/** A text that is drawn into a picture, and the file it is in. */
export interface DrawnText {
  file: string
  text: string
}

/** Characters that have no shape of their own: they change the one before, or where a line may break. */
const SHAPELESS = /[\s\p{Cc}\p{Cf}\p{Variation_Selector}]/u

/** Fonts of the cards that cannot be read, and letters that the others lack. */
export function checkCards(texts: DrawnText[]): Problem[] {
  const problems: Problem[] = []
  const fonts = fontFiles().flatMap((file) => readFont(file, problems) ?? [])
  return [...problems, ...checkLetters(texts, fonts)]
}

function readFont(file: string, problems: Problem[]): Font | undefined {
  const { buffer, byteOffset, byteLength } = fs.readFileSync(file)
  try {
    return parse(buffer.slice(byteOffset, byteOffset + byteLength))
  } catch (error) {
    problems.push({
      severity: 'error',
      file: path.relative(contentDir(), file),
      message: `the font cannot be read: ${error instanceof Error ? error.message : error}`,
      fix: 'put a TrueType or OpenType font in its place, or remove it.',
    })
    return undefined
  }
}

/** One warning for all: a site in such a script has the letters on every page. */
function checkLetters(texts: DrawnText[], fonts: Font[]): Problem[] {
  const letters = new Set(texts.flatMap(({ text }) => [...text]).filter((letter) => !SHAPELESS.test(letter)))
  const missing = new Set([...letters].filter((letter) => !fonts.some((font) => font.charToGlyphIndex(letter) > 0)))
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

const quote = (letters: Set<string>): string => {
  const all = [...letters]
  return `“${all.slice(0, 5).join('')}”${all.length > 5 ? ` and ${all.length - 5} other characters` : ''}`
}
