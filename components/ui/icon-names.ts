import type { ADMONITIONS } from '@/lib/mdx/plugins/remark-directives'
import { CARD_ICONS } from '@/lib/site/card-icons'

const ADMONITION_ICONS: Record<(typeof ADMONITIONS)[number], string> = {
  note: 'pencil-line',
  tip: 'lightbulb',
  info: 'info',
  warning: 'triangle-alert',
  danger: 'octagon-alert',
  caution: 'circle-alert',
}
/** Every icon of the site. `npm run icons` makes the sprite of them. */
export const ICONS = {
  ...ADMONITION_ICONS,
  ...CARD_ICONS,
  home: 'house',
  menu: 'menu',
  close: 'x',
  chevron: 'chevron-right',
  search: 'search',
  history: 'history',
  star: 'star',
  term: 'book-a',
  sun: 'sun',
  moon: 'moon',
  monitor: 'monitor',
  language: 'languages',
  external: 'arrow-up-right',
  'arrow-up': 'arrow-up',
  copy: 'copy',
  check: 'check',
  wrap: 'text-wrap',
  'copy-link': 'link',
  'page-menu': 'ellipsis-vertical',
}

export type IconName = keyof typeof ICONS
