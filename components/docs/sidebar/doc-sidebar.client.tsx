'use client'
import type { Locale } from 'next-intl'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { findCategory, type TreeNode } from '@/lib/docs/tree'
import { afterPaint } from '../../ui/after-paint.client'
import { BaseElement } from '../../ui/base-element.client'
import { Failure } from '../../ui/failure'
import { isRequested, loadJson, retry } from '../../ui/load-json.client'
import { SHELL } from '../../ui/shell-ids'
import { shellWords } from '../../ui/shell-words'
import { recallList, store } from '../../ui/storage.client'
import { Branch } from './branch'
import { currentEntry, keepPlace, OPENED, offsetIn, placeMenu, placeWhenOpened } from './place-menu'

/** Fills a category when it is opened, and keeps what is open and how far the menu is scrolled for the session. */
class DocSidebar extends BaseElement {
  /** Lists that were drawn here; each is its own React tree. */
  private readonly roots = new Map<Element, Root>()
  /** The scrolling column, which is the drawer element. */
  private column: HTMLElement = this

  private readonly toggled = (event: Event) => {
    const details = event.target
    if (!(details instanceof HTMLDetailsElement)) return
    markExpanded(details)
    if (details.open) this.fill(details)
    this.remember()
  }
  private readonly pressed = (event: MouseEvent) => {
    const button = event.target instanceof Element ? event.target.closest('[data-act="more"]') : null
    const item = button?.closest('li')
    // After a pointer the menu must not jump; a key goes on from the first entry it has brought, wherever that is.
    if (item) this.showAll(item, { preventScroll: event.detail > 0 })
  }
  private readonly scrolled = () => keepPlace(this.column)

  connectedCallback() {
    this.column = this.closest<HTMLElement>(`[id="${SHELL.drawer}"]`) ?? this
    for (const details of this.querySelectorAll('details')) {
      markExpanded(details)
      if (details.open) this.fill(details) // opened before this script ran
    }
    this.addEventListener('toggle', this.toggled, true)
    this.addEventListener('click', this.pressed)
    this.column.addEventListener('scroll', this.scrolled, { passive: true })
    if (this.column.dataset.placed === undefined) placeWhenOpened(this.column)
    this.restore()
  }
  disconnectedCallback() {
    this.column.removeEventListener('scroll', this.scrolled)
    const roots = [...this.roots.values()]
    this.roots.clear()
    queueMicrotask(() => {
      for (const root of roots) root.unmount() // not within another root's commit
    })
  }

  /** Opens what was open before; with the menu already loaded, before the page is painted. */
  private restore() {
    const wanted = recallList(OPENED, 'sessionStorage').filter((id) => this.category(id)?.open !== true)
    const finish = () => requestAnimationFrame(() => this.isConnected && this.settle()) // in the frame that needs the layout anyway
    if (wanted.length === 0) return finish()
    const open = (tree: TreeNode[]) => {
      this.holdingStill(() => this.openAll(wanted, tree))
      finish()
    }
    // Nobody has requested them on this page: without their file they stay closed, and the page is painted before it.
    if (isRequested(this.dataset.tree ?? '')) this.load().then(open, finish)
    else afterPaint(() => this.load().then(open, finish))
  }

  /** Outer categories come first: an inner one exists only after the one around it is filled. */
  private openAll(ids: string[], tree: TreeNode[]) {
    for (const id of ids) {
      const details = this.category(id)
      if (!details) continue
      this.fillFrom(details, tree)
      details.open = true
    }
  }

  /** Changes the menu, and leaves the entry under the pointer, or else the current one, where it is. */
  private holdingStill(change: () => void) {
    const held = this.querySelector('a:hover, summary:hover') ?? currentEntry(this)
    const before = held && offsetIn(this.column, held)
    change()
    if (held?.isConnected) this.column.scrollTop += offsetIn(this.column, held) - Number(before)
  }

  /** The menu that came with the document was placed before it was painted (menu-script.ts), and must not move again. */
  private settle() {
    this.remember() // the open path of this page stays open on the next one
    if (this.column.dataset.placed === undefined) placeMenu(this.column)
  }

  private category(id: string): HTMLDetailsElement | null {
    return this.querySelector<HTMLDetailsElement>(`details[data-id="${CSS.escape(id)}"]`)
  }

  /** The menu of a version, fetched once; its name changes with its content. */
  private load(): Promise<TreeNode[]> {
    return loadJson<TreeNode[]>(this.dataset.tree ?? '')
  }

  private fill(details: HTMLDetailsElement) {
    const list = details.querySelector('ul')
    if (!list || isFilled(list)) return
    this.load().then(
      (tree) => this.fillFrom(details, tree),
      (error: unknown) => this.report(list, error, () => this.fill(details)),
    )
  }

  private fillFrom(details: HTMLDetailsElement, tree: TreeNode[]) {
    const list = details.querySelector('ul')
    const node = findCategory(details.dataset.id ?? '', tree)
    if (list && node?.items && !isFilled(list)) this.draw(list, this.branch(node.items, []))
  }

  /** Draws all items of the level in which `more` is the button, and moves the focus to the first of those left out. */
  private showAll(more: HTMLElement, focus: FocusOptions) {
    const list = more.parentElement
    if (!list) return
    const draw = (tree: TreeNode[]) => {
      const id = list.closest('details')?.dataset.id
      const nodes = id === undefined ? tree : (findCategory(id, tree)?.items ?? [])
      const current = list.querySelector('[aria-current="page"]')
      const before = current?.getBoundingClientRect().top
      const trail = nodes
        .filter((node) => node.href !== undefined && current?.getAttribute('href')?.endsWith(node.href))
        .map((node) => node.id)
      const previous = linkIn(more.previousElementSibling)?.getAttribute('href')
      this.draw(list, this.branch(nodes, trail))
      const after = list.querySelector('[aria-current="page"]')?.getBoundingClientRect().top
      if (before !== undefined && after !== undefined) this.column.scrollTop += after - before
      const entries = [...list.children]
      const index = entries.findIndex((entry) => linkIn(entry)?.getAttribute('href') === previous)
      linkIn(entries[previous ? index + 1 : 0])?.focus(focus)
    }
    this.load().then(draw, (error: unknown) => this.report(more, error, () => this.showAll(more, focus)))
  }

  private report(place: Element, error: unknown, again: () => void) {
    const t = shellWords()
    const failure = <Failure text={t('branchFailed')} action={t('retry')} onAction={() => retry(error, again)} />
    this.draw(place, place.tagName === 'UL' ? <li>{failure}</li> : failure)
  }

  /** Draws before it returns, so that what follows can measure, open and focus. */
  private draw(place: Element, content: ReactNode) {
    const root = this.roots.get(place) ?? createRoot(place)
    this.roots.set(place, root)
    flushSync(() => root.render(content))
  }

  private branch(nodes: TreeNode[], trail: string[]): ReactNode {
    return <Branch nodes={nodes} locale={this.locale} t={shellWords()} trail={trail} isWhole />
  }

  private get locale(): Locale {
    return (this.dataset.locale ?? '') as Locale
  }

  private remember() {
    const opened = [...this.querySelectorAll<HTMLDetailsElement>('details[open]')].map(({ dataset }) => dataset.id)
    store(OPENED, JSON.stringify(opened), 'sessionStorage')
  }
}

/** An error message does not count as content. */
const isFilled = (list: Element): boolean => list.querySelector(':scope > li > :is(a, details)') !== null

const linkIn = (entry: Element | null | undefined) => entry?.querySelector<HTMLElement>('a, summary') ?? undefined

const markExpanded = (details: HTMLDetailsElement) =>
  details.querySelector('summary')?.setAttribute('aria-expanded', String(details.open))

export function defineDocSidebar(): void {
  if (!customElements.get('doc-sidebar')) customElements.define('doc-sidebar', DocSidebar)
}
