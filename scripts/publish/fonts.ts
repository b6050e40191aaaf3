import path from 'node:path'
import { fontFolders, fontsHash } from '../../lib/card-fonts'
import { writeWhole } from '../../lib/content/write-whole'
import { workDir } from '../../lib/folders'
import { escapeHtml } from '../../lib/html'

/** How letters become pixels. Left open, the defaults of the library that sharp brings would decide. */
const RENDERING = `<match target="font">
  <edit name="antialias" mode="assign"><bool>true</bool></edit>
  <edit name="hinting" mode="assign"><bool>false</bool></edit>
  <edit name="rgba" mode="assign"><const>none</const></edit>
</match>`

/**
 * Has sharp draw text with the fonts of the project and of the content, and with no font of the machine: machines have
 * different ones. Fontconfig reads its configuration once, so this is called before the first text of the process.
 */
export function limitFonts(): void {
  const home = path.join(workDir(), '.contentlayer/fonts')
  const config = path.join(home, 'fonts.conf')
  const cache = path.join(home, fontsHash()) // a font that was overwritten in place would be looked up as the old one
  writeWhole(
    config,
    [
      '<?xml version="1.0"?>\n<!DOCTYPE fontconfig SYSTEM "fonts.dtd">\n<fontconfig>',
      ...fontFolders().map((folder) => `<dir>${escapeHtml(folder)}</dir>`),
      `<cachedir>${escapeHtml(cache)}</cachedir>\n${RENDERING}\n</fontconfig>`,
    ].join('\n'),
  )
  process.env.FONTCONFIG_FILE = config
  process.env.PANGOCAIRO_BACKEND = 'fontconfig' // macOS and Windows have font systems of their own
}
