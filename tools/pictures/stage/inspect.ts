import { scene, screen } from './scene'
import type { Issue } from './types'

const SMALLEST = 14

/** Finds what a reader cannot read: small letters, and words that do not fit. A panel that slides is measured where it stops. */
export function inspect(): Issue[] {
  const sliding = [...screen().querySelectorAll<HTMLElement>('.panel')].map((panel) => ({
    panel,
    translate: panel.style.translate,
  }))
  for (const { panel } of sliding) panel.style.translate = ''
  const shown = [...screen().querySelectorAll<HTMLElement>('*')].filter(
    (element) => element.getClientRects().length > 0,
  )
  const issues = [...shown.flatMap(smallLetters), ...shown.flatMap(cutOff), ...shown.flatMap(stickingOut)]
  for (const { panel, translate } of sliding) panel.style.translate = translate
  return issues
}

const hasWords = (element: Element): boolean =>
  [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '')
/** `<td id="late"> “Просрочено”`. */
function nameOf(element: Element): string {
  const words = (element.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 40)
  return `<${element.localName}${element.id ? ` id="${element.id}"` : ''}>${words ? ` “${words}”` : ''}`
}
const ROOM = 'shorten it, or give it more room.'

const smallLetters = (element: Element): Issue[] =>
  hasWords(element) && Number.parseFloat(getComputedStyle(element).fontSize) < SMALLEST
    ? [{ message: `${nameOf(element)} is smaller than ${SMALLEST} px`, fix: 'leave its size to the kit.' }]
    : []

function cutOff(element: Element): Issue[] {
  if (element.closest('svg') || !['hidden', 'clip'].includes(getComputedStyle(element).overflowX)) return []
  const right = element.scrollWidth - element.clientWidth
  const below = element.scrollHeight - element.clientHeight
  if (right <= 1 && below <= 1) return []
  const sides = [right > 1 ? `${right} px at the right` : '', below > 1 ? `${below} px at the bottom` : '']
  const what = element.matches('.shell-main, .phone-main, .plain-main') ? 'the screen' : nameOf(element)
  const edge = element.getBoundingClientRect()
  const [beyond] = [...element.querySelectorAll('*')].filter((part) => {
    const box = part.getBoundingClientRect()
    return hasWords(part) && (right > 1 ? box.right > edge.right + 1 : box.bottom > edge.bottom + 1)
  })
  const first = beyond ? `, first ${nameOf(beyond)}` : ''
  return [{ message: `${what} is cut: ${sides.filter(Boolean).join(' and ')}${first}`, fix: ROOM }]
}

const BOXES = 'button, .card, .panel, dialog, .tile, .task, .lane, td, .node, .menu-drop, .kpi, .chip'
function stickingOut(element: Element): Issue[] {
  const box = element.parentElement?.closest(BOXES)
  if (!box || !hasWords(element) || element.closest('svg')) return []
  const over = (element.getBoundingClientRect().right - box.getBoundingClientRect().right) / scene.view.scale
  return over > 1
    ? [{ message: `${nameOf(element)} sticks out of ${nameOf(box)} by ${Math.round(over)} px`, fix: ROOM }]
    : []
}
