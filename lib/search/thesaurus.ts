import { z } from 'zod'
import { listReadable } from '../content/files'
import { withTexts } from '../content/localized'
import { type Located, readYaml } from '../content/yaml'
import { zodMessage } from '../content/zod-message'
import { contentDir } from '../core/folders'
import { memo } from '../core/memo'

export const THESAURUS_FOLDER = 'thesaurus'

const phrases = z.array(z.string().trim().min(1, zodMessage('the phrase is empty', 'write one, or remove the line')))
const schema = z.array(
  withTexts(
    {
      /** Site path of a page without language, with the anchor of a section where one answers. */
      on: z.string().regex(/^\/[^?]*$/, zodMessage('expected the path of a page', 'write /docs/bi/intro#limits')),
    },
    phrases,
  ),
)
export type Thesaurus = z.infer<typeof schema>

/** Files of `thesaurus/`: how readers ask for pages and sections, in words that these lack. @throws ContentError */
export const readThesaurus = (dir: string): { file: string; located: Located<Thesaurus> }[] =>
  listReadable(dir, THESAURUS_FOLDER, '.yaml').map((file) => ({ file, located: readYaml(dir, file, schema) }))

const phrasesByPlace = memo((): Map<string, string[]> => {
  const entries = readThesaurus(contentDir()).flatMap(({ located }) => located.value)
  const all = new Map<string, string[]>()
  for (const { on, texts } of entries) all.set(on, [...(all.get(on) ?? []), ...Object.values(texts).flat()])
  return all
})

/** What readers of every language ask for the sections of a page in; '' is the page above its sections. */
export const phrasesOf =
  (path: string) =>
  (anchor: string): string[] =>
    phrasesByPlace().get(anchor ? `${path}#${anchor}` : path) ?? []
