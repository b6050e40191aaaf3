import type { Kit } from '@/lib/mdx/kit'
import { admonition, admonitionTitle } from './admonition/admonition.rules'
import { badge } from './badge/badge.rules'
import { card, cards } from './cards/cards.rules'
import { components } from './components'
import { details } from './details/details.rules'
import { kbd } from './kbd/kbd.rules'
import { slotRules } from './slots.rules'
import { steps } from './steps/steps.rules'
import { tab, tabs } from './tabs/tabs.rules'
import { term } from './term/term.rules'
import { video } from './video/video.rules'

/** Every component an author may write. */
export const kit: Kit = {
  parts: {
    Admonition: admonition,
    AdmonitionTitle: admonitionTitle,
    Badge: badge,
    Card: card,
    Cards: cards,
    Details: details,
    Kbd: kbd,
    Steps: steps,
    Tab: tab,
    Tabs: tabs,
    Term: term,
    Video: video,
    ...slotRules,
  },
  components,
}
