'use client'
import type { FilterResult } from '@/lib/etl/filter'

/** So many entries fill a window; what is below follows a frame later. */
const SCREENFUL = 8
/** So many chains are an answer… */
const ANSWERS = 3
/** … to something with a word in it. */
const QUESTION = /[\p{L}\p{N}]{3}/u

/** A group of the list, and what of it is shown now. */
interface Group {
  section: HTMLElement
  items: Item[]
}
interface Item {
  element: HTMLElement
  isShown: boolean
}

/** The entries and chains of a catalogue: server HTML, of which this only hides and shows parts. */
export class CatalogueList {
  private readonly groups: Group[]
  private readonly recipes: HTMLElement[]
  private readonly folded: HTMLDetailsElement | null
  private isOpenedHere = false
  private frame = 0

  constructor(root: HTMLElement) {
    this.groups = [...root.querySelectorAll<HTMLElement>(':scope > section')].map((section) => ({
      section,
      items: [...section.querySelectorAll<HTMLElement>('li')].map((element) => ({ element, isShown: true })),
    }))
    this.folded = root.querySelector('[data-recipes]')
    this.recipes = [...(this.folded?.querySelectorAll<HTMLElement>('li') ?? [])]
  }

  /** @param query what was requested in words */
  show({ shown, recipes }: Pick<FilterResult, 'shown' | 'recipes'>, query: string): void {
    const later: (() => void)[] = []
    let index = 0
    let room = SCREENFUL
    for (const group of this.groups) {
      const wanted = shown.slice(index, index + group.items.length)
      index += wanted.length
      if (room === 0) later.push(() => showItems(group, wanted, 0, wanted.length))
      else {
        const end = endOf(wanted, room)
        room -= showItems(group, wanted, 0, end)
        if (end < wanted.length) later.push(() => showItems(group, wanted, end, wanted.length))
      }
    }
    // The chains, and what is below the window, follow a frame later, so that each key is answered within one.
    cancelAnimationFrame(this.frame)
    this.frame = requestAnimationFrame(() => {
      this.showRecipes(recipes, query)
      for (const act of later) act()
    })
  }

  /** As the server sent it. */
  showAll(): void {
    cancelAnimationFrame(this.frame)
    for (const { section, items } of this.groups) {
      section.hidden = false
      for (const { element } of items) element.hidden = false
    }
    for (const recipe of this.recipes) recipe.hidden = false
    if (this.folded) this.folded.hidden = false
  }

  /** Chains that answer a question open by themselves, and close again with it; many are no answer. */
  private showRecipes(shown: boolean[], query: string): void {
    if (!this.folded) return
    for (const [index, item] of this.recipes.entries()) item.hidden = shown[index] !== true
    const count = shown.filter(Boolean).length
    this.folded.hidden = count === 0
    if (QUESTION.test(query) && count > 0 && count <= ANSWERS) {
      if (!this.folded.open) this.isOpenedHere = true
      this.folded.open = true
    } else if (this.isOpenedHere) {
      this.isOpenedHere = false
      this.folded.open = false
    }
  }
}

/** Where the items end of which as many are wanted as there is room for. */
function endOf(wanted: boolean[], room: number): number {
  let left = room
  const last = wanted.findIndex((isWanted) => isWanted && --left === 0)
  return last < 0 ? wanted.length : last + 1
}

/** @returns how many are shown. What is inside a hidden group need not change until the group is back. */
function showItems({ section, items }: Group, wanted: boolean[], from: number, to: number): number {
  section.hidden = !wanted.includes(true)
  if (section.hidden) return 0
  for (const [index, item] of items.slice(from, to).entries()) {
    const isWanted = wanted[from + index] === true
    if (item.isShown === isWanted) continue
    item.isShown = isWanted
    item.element.hidden = !isWanted
  }
  return wanted.slice(from, to).filter(Boolean).length
}
