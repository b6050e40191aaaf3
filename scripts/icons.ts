import fs from 'node:fs'
import path from 'node:path'
import { ICONS } from '../components/ui/icon-names'
import { shortHash } from '../lib/core/short-hash'

/** Makes `public/vendor/icons.<hash>.svg`: the glyphs of Lucide that the site uses, one `<symbol>` each. Run it after a change of the list. */
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
const sprite = [
  '<svg xmlns="http://www.w3.org/2000/svg">',
  '<!-- Lucide, ISC License, https://lucide.dev/license -->',
  ...symbols,
  '</svg>',
  '',
].join('\n')
const folder = path.join(root, 'public/vendor')
fs.mkdirSync(folder, { recursive: true })
for (const file of fs.readdirSync(folder)) if (file.startsWith('icons.')) fs.rmSync(path.join(folder, file))
const name = `icons.${shortHash(sprite)}.svg`
fs.writeFileSync(path.join(folder, name), sprite)
fs.writeFileSync(
  path.join(root, 'lib/site/icons.ts'),
  `/** Written by \`npm run icons\`. The hash in the name lets it be cached for ever: a browser that revalidates it draws every icon again. */\nexport const ICONS_FILE = '/vendor/${name}'\n`,
)
console.log(`icons: ${symbols.length} symbols, ${(sprite.length / 1024).toFixed(1)} KB → public/vendor/${name}`)
