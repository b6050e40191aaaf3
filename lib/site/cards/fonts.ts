import fs from 'node:fs'
import path from 'node:path'
import { contentDir } from '../../core/folders'
import { memo } from '../../core/memo'
import { shortHash } from '../../core/short-hash'
import { statOf } from '../../core/stat'

/** Family of the fonts in `lib/site/cards/fonts`: Latin, Greek and Cyrillic letters. */
export const CARD_FONT = 'Noto Sans'

/** Folders of the fonts that write on pictures: the project's, and the content's for letters which the first lacks. */
export const fontFolders = (): string[] =>
  [path.resolve('lib/site/cards/fonts'), path.join(contentDir(), 'fonts')].filter((folder) =>
    statOf(folder)?.isDirectory(),
  )

/** All their files except licences: fontconfig may load any file of a font folder. */
export const fontFiles = (): string[] =>
  fontFolders().flatMap((folder) =>
    fs
      .readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.(?:txt|md)$/i.test(entry.name))
      .map(({ parentPath, name }) => path.join(parentPath, name))
      .sort(),
  )

/**
 * Hash of everything that the look of a text depends on: the fonts, and the version of the package that draws with
 * them.
 */
export const fontsHash = memo(() => {
  const { version } = JSON.parse(fs.readFileSync('node_modules/sharp/package.json', 'utf8')) as { version: string }
  return shortHash([version, ...fontFiles().map((file) => shortHash(fs.readFileSync(file)))].join(' '))
})
