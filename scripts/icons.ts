import fs from 'node:fs'
import path from 'node:path'
import { ICONS } from '../components/mdx/icon'

/** Makes `public/icons.svg`: the glyphs of Lucide that the site uses, one `<symbol>` each. Run it after a change of the list. */
const root = path.join(import.meta.dirname, '..')
const glyphDir = path.join(root, 'node_modules/lucide-static/icons')
// A symbol used from another file inherits nothing from its own <svg>, so each carries its stroke.
const STROKE = 'stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"'

const symbols = Object.entries(ICONS).map(([name, glyph]) => {
  const svg = fs.readFileSync(path.join(glyphDir, `${glyph}.svg`), 'utf8')
  const shapes = svg
    .replace(/^[\s\S]*?<svg[^>]*>/, '')
    .replace('</svg>', '')
    .replace(/\s*\n\s*/g, '')
    .replaceAll(' />', '/>')
  return `<symbol id="${name}" viewBox="0 0 24 24" ${STROKE}>${shapes}</symbol>`
})
const sprite = ['<svg xmlns="http://www.w3.org/2000/svg">', '<!-- Lucide, ISC License, https://lucide.dev/license -->', ...symbols, '</svg>', ''].join('\n')
fs.writeFileSync(path.join(root, 'public/icons.svg'), sprite)
console.log(`icons: ${symbols.length} symbols, ${(sprite.length / 1024).toFixed(1)} KB → public/icons.svg`)
