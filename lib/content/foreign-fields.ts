/** Fields of the front matter of other generators, and what to write here instead. */
const FOREIGN: [names: string, fix: string][] = [
  [
    'sidebar_position sidebar prev next pagination_prev pagination_next order weight nav_order',
    'remove it: the order of pages is that of sidebars.yaml.',
  ],
  ['id slug permalink aliases', 'remove it: the path of the file is the address; redirects.yaml keeps old ones.'],
  ['hide_table_of_contents tableOfContents outline toc aside', 'write hide_toc: true, or remove it.'],
  ['lastUpdated last_updated date', 'write last_update: { date: 2026-03-14 }, or remove it: git knows the day.'],
  [
    'keywords head hero template layout image icon status hide cover sidebar_class_name',
    'remove it: the site has nothing like it.',
  ],
]
const FIXES = new Map(FOREIGN.flatMap(([names, fix]) => names.split(' ').map((name) => [name, fix] as const)))

/** What to do with a field that a page has brought from another generator. */
export const foreignField = (name: string): string | undefined => FIXES.get(name)
