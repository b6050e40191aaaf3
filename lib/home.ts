import { z } from 'zod'
import { CARD_ICONS } from './card-icons'
import { hrefText, localizedText } from './content/fields'
import { memo } from './content/memo'
import { readYaml } from './content/yaml'
import { contentDir } from './folders'

const localized = localizedText()
const card = z.strictObject({
  icon: z.enum(Object.keys(CARD_ICONS)),
  href: hrefText(),
  title: localized,
  text: localized,
})
const cards = z.strictObject({ title: localized, cards: z.array(card) })
const schema = z.strictObject({
  title: localized,
  lead: localized,
  about: z.strictObject({ title: localized, text: localized }),
  start: cards,
  modules: cards,
})

export type Home = z.infer<typeof schema>
export type HomeCards = z.infer<typeof cards>

/** `home.yaml`: the words and cards of the home page. @throws ContentError */
export const readHome = (dir = contentDir()) => readYaml(dir, 'home.yaml', schema)

/** The home page of this process. */
export const getHome = memo((): Home => readHome().value)
