'use client'
import {
  type CatalogueEntry,
  type CatalogueIndex,
  FILTER_FIELDS,
  type Filter,
  filterCatalogue,
  prepare,
  readFilter,
  type SearchableIndex,
  writeFilter,
} from '@/lib/etl/filter'

/** Safari refuses more than 100 changes of the address in 30 s. */
const ADDRESS_DELAY = 300

/** So many entries fill any window. */
const SCREENFUL = 15
/** So many chains are an answer… */
const ANSWERS = 3
/** … to something with a word in it. */
const QUESTION = /[\p{L}\p{N}]{3}/u

const indexes = new Map<string, Promise<CatalogueIndex>>()
function loadIndex(url: string): Promise<CatalogueIndex> {
  const known = indexes.get(url)
  if (known) return known
  const pending = fetch(url).then((response) => {
    if (!response.ok) throw new Error(`${response.status}`)
    return response.json() as Promise<CatalogueIndex>
  })
  indexes.set(url, pending)
  pending.catch(() => indexes.delete(url))
  return pending
}

/** Filters a catalogue. The list is whole on the page, so this only hides and shows. @returns what takes the listeners away */
export async function filterOnChange(root: HTMLElement): Promise<() => void> {
  const index = await loadIndex(root.dataset.src ?? '')
  const form = root.querySelector('form')
  if (!form || !root.isConnected) return () => undefined
  const searchable = prepare(index)
  const view = new CatalogueView(root, form)
  fillChoices(form, index.components, root.dataset.locale ?? '')
  const typed = fieldsOf(form) // a reader may have been faster than this script
  const wanted = readFilter(location.search)
  setFields(form, Object.values(typed).some(Boolean) ? typed : wanted)
  let timer: ReturnType<typeof setTimeout> | undefined
  const writeAddress = () => {
    clearTimeout(timer)
    timer = undefined
    history.replaceState(null, '', location.pathname + writeFilter(fieldsOf(form)) + location.hash)
  }
  const apply = () => {
    view.show(searchable, fieldsOf(form))
    clearTimeout(timer)
    timer = setTimeout(writeAddress, ADDRESS_DELAY)
  }
  // Later it would call back a reader who is on the way to another page.
  const settle = () => timer !== undefined && writeAddress()
  const clear = (event: Event) => {
    event.preventDefault() // back to nothing, not to what the address said
    setFields(form, readFilter(''))
    apply()
    form.querySelector('input')?.focus()
  }
  const stay = (event: Event) => event.preventDefault()
  form.addEventListener('input', apply)
  form.addEventListener('reset', clear)
  form.addEventListener('submit', stay)
  document.addEventListener('click', settle, true)
  view.show(searchable, fieldsOf(form)) // with nothing to hide too: the first key then finds the functions compiled
  root.dataset.ready = ''
  return () => {
    clearTimeout(timer)
    form.removeEventListener('input', apply)
    form.removeEventListener('reset', clear)
    form.removeEventListener('submit', stay)
    document.removeEventListener('click', settle, true)
  }
}

const controlOf = (form: HTMLFormElement, field: string): HTMLInputElement | HTMLSelectElement | null =>
  form.querySelector(`[name="${field}"]`)
const fieldsOf = (form: HTMLFormElement): Filter =>
  Object.fromEntries(FILTER_FIELDS.map((field) => [field, controlOf(form, field)?.value ?? ''])) as Filter

function setFields(form: HTMLFormElement, filter: Filter): void {
  for (const field of FILTER_FIELDS) {
    const control = controlOf(form, field)
    if (control) control.value = filter[field]
  }
}

/** Options that come from the components themselves, each with the number of components that have it. */
function fillChoices(form: HTMLFormElement, components: CatalogueEntry[], locale: string): void {
  const choices = {
    tag: (entry: CatalogueEntry) => entry.tags,
    bundle: (entry: CatalogueEntry) => [entry.bundle],
    accepts: (entry: CatalogueEntry) => entry.accepts,
  }
  for (const [field, valuesOf] of Object.entries(choices)) {
    const select = controlOf(form, field)
    if (!select || select.children.length > 1) continue
    const counts = new Map<string, number>()
    for (const entry of components) for (const value of valuesOf(entry)) counts.set(value, (counts.get(value) ?? 0) + 1)
    const sorted = [...counts].sort(([a], [b]) => a.localeCompare(b, locale))
    select.append(...sorted.map(([value, count]) => new Option(`${value} (${count})`, value)))
  }
}

/** A group of the list, and what of it is shown now. */
interface Group {
  section: HTMLElement
  items: { element: HTMLElement; isShown: boolean }[]
}

class CatalogueView {
  private readonly groups: Group[]
  private readonly recipes: HTMLElement[]
  private readonly folded: HTMLDetailsElement | null
  private readonly plural: Intl.PluralRules
  private readonly countForms: Record<string, string>
  private isOpenedHere = false
  private frame = 0

  constructor(
    private readonly root: HTMLElement,
    private readonly form: HTMLFormElement,
  ) {
    this.groups = [...root.querySelectorAll<HTMLElement>(':scope > section')].map((section) => ({
      section,
      items: [...section.querySelectorAll<HTMLElement>('li')].map((element) => ({ element, isShown: true })),
    }))
    this.folded = root.querySelector('[data-recipes]')
    this.recipes = [...(this.folded?.querySelectorAll<HTMLElement>('li') ?? [])]
    this.plural = new Intl.PluralRules(root.dataset.locale)
    // The forms come as one ICU text: `{count, plural, one {# x} other {# y}}`.
    this.countForms = Object.fromEntries(
      [...(root.dataset.count ?? '').matchAll(/(\w+) \{([^}]*)\}/g)].map(([, form, text]) => [form, text]),
    )
  }

  show(index: SearchableIndex, filter: Filter): void {
    const { shown, count, recipes, isPartial } = filterCatalogue(index, filter)
    const later: (() => void)[] = []
    let place = 0
    let above = 0
    for (const group of this.groups) {
      const wanted = shown.slice(place, place + group.items.length)
      place += wanted.length
      if (above > SCREENFUL) later.push(() => showItems(group, wanted))
      else above += showItems(group, wanted)
    }
    // The chains, and what is below the window, follow a frame later, so that each key is answered within one.
    cancelAnimationFrame(this.frame)
    this.frame = requestAnimationFrame(() => {
      this.showRecipes(recipes, filter)
      for (const act of later) act()
    })
    const isFiltered = Object.values(filter).some(Boolean)
    this.toggle('[data-message="partial"]', isPartial && count > 0)
    this.toggle('[data-message="nothing"]', count === 0)
    this.toggle('button[type="reset"]', isFiltered)
    const output = this.form.querySelector('output')
    if (output)
      output.textContent =
        this.countText(count) +
        (isFiltered ? ` ${(this.root.dataset.of ?? '').replace('{total}', String(shown.length))}` : '')
  }

  /** Chains that answer a question open by themselves, and close again with it; many are no answer. */
  private showRecipes(shown: boolean[], { q }: Filter): void {
    if (!this.folded) return
    for (const [place, item] of this.recipes.entries()) item.hidden = shown[place] !== true
    const count = shown.filter(Boolean).length
    this.folded.hidden = count === 0
    if (QUESTION.test(q) && count > 0 && count <= ANSWERS) {
      if (!this.folded.open) this.isOpenedHere = true
      this.folded.open = true
    } else if (this.isOpenedHere) {
      this.isOpenedHere = false
      this.folded.open = false
    }
  }

  private toggle(selector: string, isShown: boolean): void {
    const element = this.root.querySelector<HTMLElement>(selector)
    if (element) element.hidden = !isShown
  }

  private countText(count: number): string {
    return (this.countForms[this.plural.select(count)] ?? this.countForms.other ?? '#').replace('#', String(count))
  }
}

/** @returns how many are shown. What is inside a hidden group need not change until the group is back. */
function showItems({ section, items }: Group, wanted: boolean[]): number {
  const inside = wanted.filter(Boolean).length
  section.hidden = inside === 0
  if (inside === 0) return 0
  for (const [index, item] of items.entries()) {
    const isWanted = wanted[index] === true
    if (item.isShown === isWanted) continue
    item.isShown = isWanted
    item.element.hidden = !isWanted
  }
  return inside
}
