'use client'
import { renderBranch } from '@/lib/docs/branch'
import { findCategory, type TreeNode } from '@/lib/docs/tree'
import { afterPaint } from '../../ui/after-paint.client'
import { BaseElement } from '../../ui/base-element.client'
import { recall, recallList, store } from '../../ui/storage.client'

const OPENED = 'sidebar-open'
const SCROLL = 'sidebar-scroll'

const trees = new Map<string, Promise<TreeNode[]>>()
const loaded = new Map<string, TreeNode[]>()

/** The menu of a version, fetched once; its name changes with its content. */
function loadTree(url: string): Promise<TreeNode[]> {
  const known = trees.get(url)
  if (known) return known
  const pending = fetch(url).then((response) => {
    if (!response.ok) throw new Error(`${response.status}`)
    return response.json() as Promise<TreeNode[]>
  })
  trees.set(url, pending)
  pending.then(
    (tree) => loaded.set(url, tree),
    () => trees.delete(url),
  )
  return pending
}

/** Fills a category when it is opened, and keeps what is open and how far the menu is scrolled for the session. */
class DocSidebar extends BaseElement {
  private readonly toggled = (event: Event) => {
    const details = event.target
    if (!(details instanceof HTMLDetailsElement)) return
    details.querySelector('summary')?.setAttribute('aria-expanded', String(details.open))
    if (details.open) this.fill(details)
    this.remember()
  }
  private readonly pressed = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest('[data-act="more"]') : null
    const list = button?.closest('ul')
    if (list) this.showAll(list)
  }
  private readonly scrolled = () => store(SCROLL, String(this.box.scrollTop), 'sessionStorage')

  /** The scrolling column, which is the drawer element. */
  private get box(): HTMLElement {
    return this.closest<HTMLElement>('#drawer') ?? this
  }
  private get treeUrl(): string {
    return this.dataset.tree ?? ''
  }

  connectedCallback() {
    for (const details of this.querySelectorAll('details'))
      details.querySelector('summary')?.setAttribute('aria-expanded', String(details.open))
    this.addEventListener('toggle', this.toggled, true)
    this.addEventListener('click', this.pressed)
    this.box.addEventListener('scroll', this.scrolled, { passive: true })
    this.restore()
  }
  disconnectedCallback() {
    this.removeEventListener('toggle', this.toggled, true)
    this.removeEventListener('click', this.pressed)
  }

  /** Opens what was open before. With the menu at hand it happens before the page is painted. */
  private restore() {
    const wanted = recallList(OPENED, 'sessionStorage').filter((id) => this.category(id)?.open !== true)
    const finish = () => requestAnimationFrame(() => this.isConnected && this.settle()) // in the frame that needs the layout anyway
    if (wanted.length === 0) return finish()
    const open = (tree: TreeNode[]) => {
      // Outer categories come first: an inner one exists only after the one around it is filled.
      for (const id of wanted) {
        const details = this.category(id)
        if (!details) continue
        this.fillFrom(details, tree)
        details.open = true
      }
      finish()
    }
    const tree = loaded.get(this.treeUrl)
    if (tree) open(tree)
    else afterPaint(() => loadTree(this.treeUrl).then(open, finish))
  }

  /** Scrolls to where the reader left the menu, or to the current page where that is out of sight. */
  private settle() {
    this.remember() // the open path of this page stays open on the next one
    this.box.scrollTop = Number(recall(SCROLL, 'sessionStorage') ?? 0)
    const current = this.querySelector('[aria-current="page"]')
    if (current && this.box.clientHeight > 0 && !isWithin(current, this.box)) center(current, this.box)
  }

  private category(id: string): HTMLDetailsElement | null {
    return this.querySelector<HTMLDetailsElement>(`details[data-id="${CSS.escape(id)}"]`)
  }

  private fill(details: HTMLDetailsElement) {
    if (details.querySelector('li')) return
    loadTree(this.treeUrl).then(
      (tree) => this.fillFrom(details, tree),
      () => {
        details.open = false
      },
    )
  }

  private fillFrom(details: HTMLDetailsElement, tree: TreeNode[]) {
    const list = details.querySelector('ul')
    const node = findCategory(details.dataset.id ?? '', tree)
    if (list && node?.items && list.children.length === 0) list.innerHTML = this.branch(node.items, [])
  }

  /** Replaces the window around the current page by all items of the level. */
  private showAll(list: Element) {
    loadTree(this.treeUrl).then(
      (tree) => {
        const id = list.closest('details')?.dataset.id
        const nodes = id === undefined ? tree : (findCategory(id, tree)?.items ?? [])
        const current = list.querySelector('[aria-current="page"]')
        const before = current?.getBoundingClientRect().top
        const trail = nodes
          .filter((node) => node.href !== undefined && current?.getAttribute('href')?.endsWith(node.href))
          .map((node) => node.id)
        list.innerHTML = this.branch(nodes, trail)
        const after = list.querySelector('[aria-current="page"]')?.getBoundingClientRect().top
        if (before !== undefined && after !== undefined) this.box.scrollTop += after - before
      },
      () => undefined,
    )
  }

  private branch(nodes: TreeNode[], trail: string[]): string {
    const { locale = '', category = '', more = '' } = this.dataset
    return renderBranch(nodes, { locale, labels: { category, more }, trail, whole: true })
  }

  private remember() {
    const opened = [...this.querySelectorAll<HTMLDetailsElement>('details[open]')].map(({ dataset }) => dataset.id)
    store(OPENED, JSON.stringify(opened), 'sessionStorage')
  }
}

/** Scrolls the box alone: scrollIntoView would move the page too. */
function center(element: Element, box: Element): void {
  box.scrollTop += element.getBoundingClientRect().top - box.getBoundingClientRect().top - box.clientHeight / 2
}

function isWithin(element: Element, box: Element): boolean {
  const [inner, outer] = [element.getBoundingClientRect(), box.getBoundingClientRect()]
  return inner.top >= outer.top && inner.bottom <= outer.bottom
}

export function defineDocSidebar(): void {
  if (!customElements.get('doc-sidebar')) customElements.define('doc-sidebar', DocSidebar)
}
