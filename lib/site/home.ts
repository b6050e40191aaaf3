import { z } from 'zod'
import { hrefText } from '../content/fields'
import { localized } from '../content/localized'
import { readYaml } from '../content/yaml'
import { contentDir } from '../core/folders'
import { memo } from '../core/memo'
import { CARD_ICONS } from './card-icons'

const text = localized()
const card = z.strictObject({
  icon: z.enum(Object.keys(CARD_ICONS)),
  href: hrefText(),
  title: text,
  text: text,
})
const cards = z.strictObject({ title: text, cards: z.array(card) })
const schema = z.strictObject({
  title: text,
  lead: text,
  about: z.strictObject({ title: text, text: text }),
  start: cards,
  modules: cards,
})

export type Home = z.infer<typeof schema>
export type HomeCards = z.infer<typeof cards>

/** `home.yaml`: the words and cards of the home page. @throws ContentError */
export const readHome = (dir = contentDir()) => readYaml(dir, 'home.yaml', schema)

/** The home page of this process. */
export const getHome = memo((): Home => readHome().value)
