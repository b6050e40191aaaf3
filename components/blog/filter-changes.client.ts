'use client'
import {
  type ChangeFilter,
  type CopiedChange,
  matches,
  parseFilter,
  toMarkdown,
  writeFilter,
} from '@/lib/blog/change-filter'
import type { ChangeType } from '@/lib/blog/changes'
import { writeClipboard } from '../mdx/code/code-tools.client'

const DONE_MS = 2000

interface Row {
  element: HTMLElement
  change: CopiedChange
}

/** Shows the changes the form asks for; the form and the address say the same. */
export function filterChanges(root: HTMLElement): void {
  const form = root.querySelector('form')
  if (!form || form.dataset.ready) return
  form.dataset.ready = ''
  const rows = [...root.querySelectorAll<HTMLElement>('li[data-version]')].map(
    (element): Row => ({ element, change: readChange(element) }),
  )
  const sections = [...root.querySelectorAll<HTMLElement>('[data-section]')]
  const count = root.querySelector('[role="status"]')
  const nothing = root.querySelector<HTMLElement>('[data-nothing]')
  const phrase = counter(root)

  function apply(): void {
    const filter = readForm(form as HTMLFormElement)
    for (const { element, change } of rows) element.hidden = !matches(change, filter)
    for (const section of sections) section.hidden = !section.querySelector('li[data-version]:not([hidden])')
    const found = rows.filter(({ element }) => !element.hidden).length
    if (count) count.textContent = phrase(found)
    if (nothing) nothing.hidden = found > 0
    const search = writeFilter(filter, location.search)
    if (search !== location.search) history.replaceState(history.state, '', location.pathname + search + location.hash)
  }

  fillForm(form, parseFilter(location.search))
  apply()
  form.addEventListener('input', apply)
  form.addEventListener('reset', () => setTimeout(apply))
  form.addEventListener('submit', (event) => event.preventDefault())
  const copy = root.querySelector<HTMLButtonElement>('[data-act="copy-changes"]')
  copy?.addEventListener('click', () => void copyChanges(copy, markdown(root, readForm(form), rows)))
}

function readChange(element: HTMLElement): CopiedChange {
  const { version = '', module = '', type = '' } = element.dataset
  const text = (selector: string) => element.querySelector(selector)?.textContent?.trim() ?? ''
  const [moduleLabel, sentence, typeLabel] = [
    text('[data-module-label]'),
    text('[data-text]'),
    text('[data-type-label]'),
  ]
  const { origin, pathname } = location
  return {
    version,
    module,
    type: type as ChangeType,
    moduleLabel,
    sentence,
    typeLabel,
    text: [sentence, moduleLabel, version].join(' '),
    url: `${origin}${pathname}#${element.id}`,
  }
}

const readForm = (form: HTMLFormElement): ChangeFilter =>
  parseFilter(new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)])).toString())

/** What the reader chose before this ran stays, unless the address says something else. A value the form does not offer is left out. */
function fillForm(form: HTMLFormElement, filter: ChangeFilter): void {
  for (const [name, value] of Object.entries(filter)) {
    const field = form.elements.namedItem(name)
    if (field instanceof HTMLInputElement) field.value = value
    if (field instanceof HTMLSelectElement && [...field.options].some((option) => option.value === value))
      field.value = value
  }
}

/** `42` → “42 изменения”, by the forms the server wrote down. */
function counter(root: HTMLElement): (count: number) => string {
  const forms = JSON.parse(root.dataset.forms ?? '{}') as Record<string, string>
  const rules = new Intl.PluralRules(root.dataset.locale)
  return (count) =>
    (forms[rules.select(count)] ?? '{count}').replace('{count}', count.toLocaleString(root.dataset.locale))
}

function markdown(root: HTMLElement, { from, to = root.dataset.newest }: ChangeFilter, rows: Row[]): string {
  const title = [root.dataset.title, from, from && to ? '→' : '', from ? to : ''].filter(Boolean).join(' ')
  return toMarkdown(
    title,
    rows.filter(({ element }) => !element.hidden).map(({ change }) => change),
  )
}

async function copyChanges(button: HTMLButtonElement, text: string): Promise<void> {
  if (button.dataset.state || !(await writeClipboard(text))) return
  const label = button.textContent
  button.dataset.state = 'done'
  button.textContent = button.dataset.done ?? ''
  setTimeout(() => {
    button.textContent = label
    delete button.dataset.state
  }, DONE_MS)
}
