import { type Located, type ProblemIn, problemsIn } from '../content/yaml'
import { type Problem, suggest } from '../core/problem'
import { defaultLocale } from '../core/routes'
import type { Doc } from '../docs'
import { type SidebarCategory, type SidebarItem, type Sidebars, sidebarPath, sidebarsFile } from '../docs/sidebars'
import { errorIn } from './report'

/** What is wrong with the menu of a version: pages that are not there, twice or nowhere, and categories without anything. */
export function checkSidebars(version: string, sidebars: Located<Sidebars>, all: Doc[]): Problem[] {
  const file = sidebarsFile(version)
  const docs = all.filter(({ page }) => page.version === version)
  // Only the current docs have components; from the menu of a copy they fall out.
  const components = all.filter(({ type }) => type === 'EtlComponent')
  const walk = new Walk(problemsIn(file, sidebars), new Set([...docs, ...components].map(({ page }) => page.path)))
  const problems = Object.entries(sidebars.value).flatMap(([id, items]) => walk.items(items, [id]))
  return [...problems, ...checkLists(docs, walk.categories), ...leftOut(file, docs, sidebars.value, walk)]
}

/** Goes through a menu and remembers what it has met. */
class Walk {
  readonly pages = new Set<string>()
  readonly folders: string[] = []
  readonly categories = new Set<string>()

  constructor(
    private readonly problem: ProblemIn,
    private readonly known: Set<string>,
  ) {}

  items(items: SidebarItem[], field: PropertyKey[]): Problem[] {
    return items.flatMap((item, index) =>
      typeof item === 'string' ? this.page(item, [...field, index]) : this.category(item, [...field, index]),
    )
  }

  private page(id: string, field: PropertyKey[]): Problem[] {
    const docPath = sidebarPath(id)
    if (!this.known.has(docPath)) {
      const names = [...this.known].map((known) => known || 'index')
      return [this.problem(field, `there is no page “${id}”`, suggest(id, names))]
    }
    if (this.pages.has(docPath))
      return [this.problem(field, `the page “${id}” appears in the menu twice`, 'remove one of the two.', 'warning')]
    this.pages.add(docPath)
    return []
  }

  private category({ category, link, items, folder }: SidebarCategory, field: PropertyKey[]): Problem[] {
    const problems: Problem[] = []
    const report = (name: string, message: string, fix: string) =>
      problems.push(this.problem([...field, name], message, fix))
    if (this.categories.has(category))
      report('category', `two categories have the id “${category}”`, 'give one of them another id.')
    this.categories.add(category)
    if (items && folder !== undefined) report('folder', 'is beside items', 'keep one of the two.')
    if (items?.length === 0 && link === undefined)
      report('items', 'the list is empty', 'name pages in it, or remove the category.')
    if (!items && folder === undefined && link === undefined)
      report('category', 'the category leads nowhere', 'add link: page, items: [page] or folder: path.')
    if (folder !== undefined) {
      this.folders.push(folder)
      if (![...this.known].some((known) => known.startsWith(`${folder}/`)))
        report('folder', `there are no pages under “${folder}”`, 'name a folder of docs.')
    }
    if (link !== undefined) problems.push(...this.page(link, [...field, 'link']))
    return [...problems, ...this.items(items ?? [], [...field, 'items'])]
  }

  has(docPath: string): boolean {
    return this.pages.has(docPath) || this.folders.some((folder) => docPath.startsWith(`${folder}/`))
  }
}

/** `<CategoryPages of="…">` names a category of the menu. */
const checkLists = (docs: Doc[], categories: Set<string>): Problem[] =>
  docs.flatMap(({ _id, page }) =>
    page.slots
      .filter(({ slot, props: { of } }) => slot === 'CategoryPages' && !categories.has(of ?? ''))
      .map(({ props: { of = '' }, line }) =>
        errorIn(_id, `<CategoryPages>: there is no category “${of}” in the menu`, suggest(of, categories), line),
      ),
  )

/** A page that no menu has is found by search and links only; a folder without a menu wants none. */
function leftOut(file: string, docs: Doc[], sidebars: Sidebars, walk: Walk): Problem[] {
  if (Object.keys(sidebars).length === 0) return []
  return docs
    .filter(
      ({ page, draft, unlisted }) => page.locale === defaultLocale() && !draft && !unlisted && !walk.has(page.path),
    )
    .map(({ _id, page }) => ({
      severity: 'warning',
      file: _id,
      message: `the page is in no menu: ${file} does not name it`,
      fix: `add “${page.path || 'index'}” to ${file}, or say unlisted: true.`,
    }))
}
