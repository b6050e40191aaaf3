import { BOOKS_FILE, type Book, readBooks } from '../book/books'
import { type ProblemIn, problemsIn } from '../content/yaml'
import { type Problem, suggest } from '../core/problem'
import { readSidebars, type SidebarItem, sidebarsFile } from '../docs/sidebars'
import { type Site, topVersion } from '../site'

/** What is wrong with books.yaml: sections that no menu has, names that are taken, languages that the site lacks. */
export function checkBooks(dir: string, site: Site): Problem[] {
  const file = readBooks(dir)
  const { books } = file.value
  const problem = problemsIn(BOOKS_FILE, file)
  const codes = site.locales.map(({ code }) => code)
  const version = topVersion(site)
  const names = new Set(Object.values(readSidebars(dir, version).value).flat().flatMap(namesOf))
  const menu = { file: sidebarsFile(version), names }
  return books.flatMap((book, index) => [
    ...(books.findIndex(({ name }) => name === book.name) < index
      ? [problem(['books', index, 'name'], 'two books have this name', 'give one of them another name.')]
      : []),
    ...checkNames(problem, index, book, 'sections', menu),
    ...checkNames(problem, index, book, 'without', menu),
    ...(book.locales ?? []).flatMap((code, place) =>
      codes.some((known) => known === code)
        ? []
        : problem(['books', index, 'locales', place], `the site has no language “${code}”`, suggest(code, codes)),
    ),
    ...(book.letters === undefined || book.sections.length === 1
      ? []
      : [problem(['books', index, 'letters'], 'only one category is divided by letters', 'name one in sections.')]),
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
  problem: ProblemIn,
  index: number,
  book: Book,
  field: 'sections' | 'without',
  { file, names }: Menu,
): Problem[] =>
  book[field].flatMap((id, place) =>
    names.has(id)
      ? []
      : [problem(['books', index, field, place], `${file} has no category and no page “${id}”`, suggest(id, names))],
  )
