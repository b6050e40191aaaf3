import path from 'node:path'
import { writeFileAtomic } from '../../lib/content/write-file-atomic'
import { workDir } from '../../lib/core/folders'
import { escapeHtml } from '../../lib/core/html'
import { fontFolders, fontsHash } from '../../lib/site/cards/fonts'

/** How glyphs become pixels; otherwise the defaults of sharp's library decide. */
const RENDERING = `<match target="font">
  <edit name="antialias" mode="assign"><bool>true</bool></edit>
  <edit name="hinting" mode="assign"><bool>false</bool></edit>
  <edit name="rgba" mode="assign"><const>none</const></edit>
</match>`

/**
 * Makes sharp draw text with the fonts of the project and of the content only: machines have different fonts.
 * Fontconfig reads its configuration once, so call this before the first text of the process.
 */
export function limitFonts(): void {
  const home = path.join(workDir(), '.contentlayer/fonts')
  const config = path.join(home, 'fonts.conf')
  const cache = path.join(home, fontsHash()) // the cache would return a font that was overwritten in place
  writeFileAtomic(
    config,
    [
      '<?xml version="1.0"?>\n<!DOCTYPE fontconfig SYSTEM "fonts.dtd">\n<fontconfig>',
      ...fontFolders().map((folder) => `<dir>${escapeHtml(folder)}</dir>`),
      `<cachedir>${escapeHtml(cache)}</cachedir>\n${RENDERING}\n</fontconfig>`,
    ].join('\n'),
  )
  process.env.FONTCONFIG_FILE = config
  process.env.PANGOCAIRO_BACKEND = 'fontconfig' // macOS and Windows have their own font systems
}
