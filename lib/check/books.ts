import { BOOKS_FILE, type Book, readBooks } from '../book/books'
import { type At, placeIn } from '../content/yaml'
import { type Problem, suggest } from '../core/problem'
import { readSidebars, type SidebarItem, sidebarsFile } from '../docs/sidebars'
import { type Site, topVersion } from '../site'

/** What is wrong with books.yaml: sections that no menu has, names that are taken, languages that the site lacks. */
export function checkBooks(dir: string, site: Site): Problem[] {
  const file = readBooks(dir)
  const { books } = file.value
  const at = placeIn(BOOKS_FILE, file)
  const codes = site.locales.map(({ code }) => code)
  const version = topVersion(site)
  const names = new Set(Object.values(readSidebars(dir, version).value).flat().flatMap(namesOf))
  const menu = { file: sidebarsFile(version), names }
  return books.flatMap((book, index) => [
    ...(books.findIndex(({ name }) => name === book.name) < index
      ? [
          {
            ...at(['books', index, 'name']),
            message: 'two books have this name',
            fix: 'give one of them another name.',
          },
        ]
      : []),
    ...checkNames(at, index, book, 'sections', menu),
    ...checkNames(at, index, book, 'without', menu),
    ...(book.locales ?? []).flatMap((code, place) =>
      codes.some((known) => known === code)
        ? []
        : [
            {
              ...at(['books', index, 'locales', place]),
              message: `the site has no language “${code}”`,
              fix: suggest(code, codes),
            },
          ],
    ),
    ...checkLetters(at, index, book),
  ])
}

interface Menu {
  file: string
  names: Set<string>
}

/** What a book may name of a menu. */
const namesOf = (item: SidebarItem): string[] =>
  typeof item === 'string'
    ? [item]
    : [item.category, ...(item.link === undefined ? [] : [item.link]), ...(item.items ?? []).flatMap(namesOf)]

const checkNames = (
  at: At,
  index: number,
  book: Book,
  field: 'sections' | 'without',
  { file, names }: Menu,
): Problem[] =>
  book[field].flatMap((id, place) =>
    names.has(id)
      ? []
      : [
          {
            ...at(['books', index, field, place]),
            message: `${file} has no category and no page “${id}”`,
            fix: suggest(id, names),
          },
        ],
  )

const checkLetters = (at: At, index: number, { letters, sections }: Book): Problem[] =>
  letters === undefined || sections.length === 1
    ? []
    : [
        {
          ...at(['books', index, 'letters']),
          message: 'only one category is divided by letters',
          fix: 'name one in sections.',
        },
      ]
