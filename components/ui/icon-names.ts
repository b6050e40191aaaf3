import type { ADMONITIONS } from '@/lib/mdx/remark-directives'

/** Icons an author may choose: our names → glyphs of Lucide. */
export const CARD_ICONS = {
  architecture: 'layers',
  workflow: 'workflow',
  docflow: 'file-pen-line',
  project: 'folder-kanban',
  tracker: 'list-checks',
  bi: 'chart-column',
  etl: 'waypoints',
  chat: 'messages-square',
  orgchart: 'network',
  security: 'shield-check',
  files: 'folder-open',
  settings: 'sliders-horizontal',
  mobile: 'smartphone',
  ui: 'layout-panel-left',
  support: 'life-buoy',
  user: 'user',
  admin: 'user-cog',
  developer: 'code-xml',
  book: 'book-open',
  news: 'newspaper',
  video: 'circle-play',
}
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
}

export type IconName = keyof typeof ICONS
