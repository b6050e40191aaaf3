import type { Action } from './steps'
import type { Mark } from './still'
import { type ActionName, CAMERA, DRAG, FADE, LETTER, MOVE, PRESS, RING, TYPING } from './timing'

/**
 * The half of a picture that runs in Chromium: it puts a screen into the page and does the steps of a film or a still
 * on it. Nothing here knows a clock: what the page shows is a function of the second that it is asked for.
 */

export interface Fault {
  message: string
  fix: string
}
/** What the kit of the content offers, see content/pictures/kit/kit.js. */
interface Kit {
  /** Draws what a screen just put into the page needs. */
  dress(root: Element): void
  /** Draws again what depends on sizes, after a change. */
  refresh(root: Element): void
  /** Width of a text in the letters of an element. */
  measure(text: string, element: Element): number
  problems: Fault[]
}
/** An action and when it happens; a screen comes with its HTML. */
export interface StageStep {
  start: number
  length: number
  action: Action
  html: string
}
export interface StageChapter {
  start: number
  end: number
  title: string
}
export interface Stage {
  /** Puts a screen at once, without a film around it. */
  open(html: string): Fault[]
  /** Does actions at once, to their end. Faults come with the index of their action. */
  apply(actions: Action[]): (Fault & { index: number })[]
  load(steps: StageStep[], chapters: StageChapter[]): void
  /** Shows a second of the film, which is not before the one shown last. Faults come with the index of their step. */
  seek(time: number): (Fault & { index: number })[]
  /** Rings around elements. */
  mark(marks: Mark[]): Fault[]
  /** Place of an element in the picture. */
  boxOf(selector: string): { x: number; y: number; width: number; height: number } | undefined
  /** What cannot be read or is cut on the screen that is shown. */
  inspect(): Fault[]
}
declare global {
  interface Window {
    stage: Stage
    kit: Kit
  }
}

const VIEW = { width: 1280, height: 672 }
const camera = document.getElementById('camera') as HTMLElement
const strip = document.getElementById('strip') as HTMLElement

const clamp = (x: number): number => Math.min(1, Math.max(0, x))
/** 0 → 1, softly, in `length` seconds. */
const ease = (seconds: number, length: number): number => {
  const x = clamp(seconds / length)
  return x * x * (3 - 2 * x)
}
const mix = (from: number, to: number, k: number): number => from + (to - from) * k

/** Sets what an action shows so many seconds after its beginning. */
type Draw = (seconds: number) => void
const still: Draw = () => {}

class StageFault extends Error {
  constructor(
    message: string,
    readonly fix: string,
  ) {
    super(message)
  }
}

let shot: HTMLElement | undefined
let place = { x: 700, y: 690 }
let view = { x: 0, y: 0, scale: 1 }
let hovered: Element | undefined
let steps: StageStep[] = []
let chapters: StageChapter[] = []
let next = 0
let finish: () => void = () => {}
let draw: Draw = still

const screen = (): HTMLElement => {
  if (shot) return shot
  throw new StageFault('no screen is shown yet', 'begin with “- screen: …”.')
}

/** An element of the screen. @throws StageFault when there is none */
function find(selector: string): HTMLElement {
  let found: Element | null
  try {
    found = screen().querySelector(selector)
  } catch (error) {
    if (error instanceof StageFault) throw error
    throw new StageFault(`“${selector}” is no selector of CSS`, 'write #id.')
  }
  if (found) return found as HTMLElement
  const ids = [...screen().querySelectorAll('[id]')].map(({ id }) => `#${id}`)
  const own = ids.filter((id) => !/^#(?:menu|top)-/.test(id))
  throw new StageFault(
    `nothing on the screen is “${selector}”`,
    `its ids are: ${own.join(' ')}; of the shell: #menu-bi-registry, #top-search #top-create #top-notifications #top-chat #top-profile.`,
  )
}

function findVisible(selector: string): HTMLElement {
  const element = find(selector)
  if (element.getClientRects().length > 0) return element
  throw new StageFault(`“${selector}” is hidden`, 'show it, or what it stands in, before this step.')
}

/** Where an element stands on the screen, whatever the camera does. */
function boxIn(element: Element): DOMRect {
  const box = element.getBoundingClientRect()
  const { x, y, scale } = view
  return new DOMRect((box.x - x) / scale, (box.y - y) / scale, box.width / scale, box.height / scale)
}

/** The point of an element that a person would aim at: of a long one not its middle, where there is nothing. */
function aim(selector: string): { x: number; y: number; element: HTMLElement } {
  const element = findVisible(selector)
  const box = boxIn(element.matches('gantt-bar') ? (element.querySelector('.gantt-bar') ?? element) : element)
  const x = box.x + Math.min(box.width / 2, 110)
  const y = box.y + box.height / 2 + Math.min(4, box.height / 8)
  if (x < 0 || y < 0 || x > VIEW.width || y > VIEW.height)
    throw new StageFault(`“${selector}” lies outside of the picture`, 'make the screen shorter: it is 1280×672.')
  const dialog = [...screen().querySelectorAll('dialog')].find((one) => one.getClientRects().length > 0)
  if (dialog && !dialog.contains(element) && !element.closest('.menu-drop, .toast'))
    throw new StageFault(
      `“${selector}” is behind the dialog ${dialog.id ? `#${dialog.id}` : ''}`,
      'hide the dialog before this step.',
    )
  const above = document.elementFromPoint(x * view.scale + view.x, y * view.scale + view.y)
  if (above && screen().contains(above) && !element.contains(above) && !above.contains(element))
    throw new StageFault(
      `“${selector}” is covered by <${above.localName}${above.id ? ` id="${above.id}"` : ''} class="${above.className}">`,
      'hide what covers it before this step.',
    )
  return { x, y, element }
}

function hover(element: Element | undefined): void {
  hovered?.classList.remove('hov', 'press')
  hovered = element
  element?.classList.add('hov')
}

const cursor = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
cursor.id = 'cursor'
cursor.setAttribute('viewBox', '0 0 30 30')
cursor.innerHTML =
  '<path d="M2 2l0 20 5.5-5 3.5 8 4-1.8-3.5-7.7 7.5-.5z" fill="#111" stroke="#fff" stroke-width="1.8"/>'
const ring = document.createElement('i')
ring.id = 'ring'

function putCursor({ x, y }: { x: number; y: number }): void {
  place = { x, y }
  cursor.style.transform = `translate(${x.toFixed(1)}px,${y.toFixed(1)}px)`
  if (!cursor.isConnected) camera.append(cursor)
}
function putRing(seconds: number): void {
  const k = seconds / RING
  if (k <= 0 || k >= 1) {
    ring.remove()
    return
  }
  const size = 10 + 26 * k
  ring.style.cssText = `left:${place.x - size / 2}px;top:${place.y - size / 2}px;width:${size}px;height:${size}px;opacity:${1 - k}`
  camera.append(ring)
}

/** Longer than any action. */
const LONG = 99

function move(selector: string): { walk: Draw; element: HTMLElement } {
  const { x, y, element } = aim(selector)
  const from = place
  let left = false
  const walk = (seconds: number) => {
    if (!left && seconds > 0.1) hover(undefined)
    left = true
    const k = ease(seconds, MOVE)
    putCursor({ x: mix(from.x, x, k), y: mix(from.y, y, k) })
    if (k === 1 && hovered !== element) hover(element)
  }
  return { walk, element }
}

function focus(element: Element | undefined): void {
  for (const old of screen().querySelectorAll('.focus')) {
    old.classList.remove('focus')
    if (old instanceof HTMLInputElement) old.style.background = ''
  }
  if (!element?.matches('input:not([type=checkbox], [type=radio]), textarea, .select')) return
  element.classList.add('focus')
  putCaret(element)
}
/** Drawn, since the browser's own blinks by the clock. */
function putCaret(element: Element): void {
  if (!(element instanceof HTMLInputElement)) return
  const shown = element.type === 'password' ? '•'.repeat(element.value.length) : element.value
  const at = 13 + window.kit.measure(shown, element)
  element.style.background = `linear-gradient(#1d2836, #1d2836) ${Math.min(at, element.clientWidth - 4)}px 50% / 1.5px 19px no-repeat #fff`
}

function toggle(element: Element): void {
  const box = element.matches('label') ? element.querySelector('input') : element
  if (box instanceof HTMLInputElement && box.type === 'checkbox') box.checked = !box.checked
  else if (box instanceof HTMLInputElement && box.type === 'radio') box.checked = true
  else if (element.matches('.switch')) element.classList.toggle('on')
}

/** What each action does; `from` of the page is taken when it begins. */
const ACTIONS: Record<ActionName, (action: Action, html: string) => Draw> = {
  say: () => still,
  wait: () => still,
  screen: ({ user, before = [] }, html) => {
    const fresh = document.createElement('div')
    fresh.className = 'shot'
    fresh.innerHTML = html
    if (user !== undefined) fresh.firstElementChild?.setAttribute('user', user)
    hover(undefined)
    lookFrom(0, 0, 1)
    shot?.remove()
    camera.prepend(fresh)
    shot = fresh
    window.kit.dress(fresh)
    for (const action of before) ACTIONS[action.name](action, '')(LONG)
    return still
  },
  point: ({ targets: [target = ''] }) => move(target).walk,
  click: ({ targets: [target = ''] }) => {
    const { walk, element } = move(target)
    let isDone = false
    return (seconds) => {
      walk(seconds)
      element.classList.toggle('press', seconds >= PRESS && seconds < PRESS + 0.14)
      putRing(seconds - PRESS)
      if (isDone || seconds < PRESS) return
      isDone = true
      focus(element)
      toggle(element)
    }
  },
  show: ({ targets }) => {
    const elements = targets.map(find)
    for (const element of elements) element.hidden = false
    window.kit.refresh(screen())
    for (const [i, element] of elements.entries())
      if (element.getClientRects().length === 0)
        throw new StageFault(`“${targets[i]}” stands in something hidden`, 'show that first.')
    return (seconds) => {
      for (const element of elements) appear(element, ease(seconds, FADE))
    }
  },
  hide: ({ targets }) => {
    for (const element of targets.map(find)) {
      letGo(element)
      element.hidden = true
    }
    window.kit.refresh(screen())
    return still
  },
  swap: ({ targets, values }) => {
    const fresh = values.map(find)
    for (const old of targets.map(find)) {
      letGo(old)
      old.hidden = true
    }
    for (const element of fresh) element.hidden = false
    window.kit.refresh(screen())
    return (seconds) => {
      for (const element of fresh) fadeIn(element, seconds)
    }
  },
  drag: ({ targets: [target = ''], values: [goal = ''] }) => carry(target, goal),
  type: ({ targets, values }) => {
    const fields = targets.map((target) => findVisible(target))
    return (seconds) => {
      let written = Math.floor(Math.max(0, seconds - TYPING) / LETTER + 0.01)
      for (const [i, field] of fields.entries()) {
        const text = values[i] ?? ''
        if (i === 0 || written > 0) {
          if (!field.classList.contains('focus')) focus(field)
          put(field, text.slice(0, Math.max(0, written)))
          putCaret(field)
        }
        written -= text.length
      }
    }
  },
  set: ({ targets, values }) => {
    const changes = targets.map((target, i) => change(find(target), values[i] ?? ''))
    return (seconds) => {
      for (const draw of changes) draw(seconds)
      if (seconds === 0 || seconds >= FADE) window.kit.refresh(screen())
    }
  },
  class: ({ targets, values }) => {
    for (const [i, target] of targets.entries()) giveClasses(find(target), values[i] ?? '')
    window.kit.refresh(screen())
    return still
  },
  zoom: ({ targets: [target] }) => {
    const from = view
    const to = target === undefined ? { x: 0, y: 0, scale: 1 } : near(target)
    return (seconds) => {
      const k = ease(seconds, CAMERA)
      lookFrom(mix(from.x, to.x, k), mix(from.y, to.y, k), mix(from.scale, to.scale, k))
    }
  },
}

const letGo = (element: Element): void => element.classList.remove('dragged')

/** The cursor takes an element, carries a copy of it to another place and lets go; what follows from it is said by the next steps. */
function carry(target: string, goal: string): Draw {
  const { x, y, element } = aim(target)
  const from = place
  const to = aim(goal)
  const box = boxIn(element)
  const copy = element.cloneNode(true) as HTMLElement
  for (const part of [copy, ...copy.querySelectorAll('[id]')]) part.removeAttribute('id')
  copy.classList.remove('hov')
  // Where the copy stands it is no part of the list that gave it its form.
  const { display, alignItems, gap, padding } = getComputedStyle(element)
  if (element.localName !== 'tr') Object.assign(copy.style, { display, alignItems, gap, padding, height: '100%' })
  const ghost = document.createElement(element.localName === 'tr' ? 'table' : 'div')
  ghost.className = 'ghost-of'
  ghost.append(copy)
  ghost.style.cssText = `left:${box.x}px;top:${box.y}px;width:${box.width}px;height:${box.height}px`
  return (seconds) => {
    const walked = ease(seconds, DRAG.reach)
    const carried = ease(seconds - DRAG.carry, DRAG.arrive - DRAG.carry)
    putCursor({ x: mix(mix(from.x, x, walked), to.x, carried), y: mix(mix(from.y, y, walked), to.y, carried) })
    hover(undefined)
    if (seconds < DRAG.take) return
    element.classList.add('dragged')
    ghost.style.translate = `${((to.x - x) * carried).toFixed(1)}px ${((to.y - y) * carried).toFixed(1)}px`
    if (seconds < DRAG.drop) screen().append(ghost)
    else ghost.remove()
  }
}

/** Something that comes: a panel slides, the rest fades. */
function appear(element: HTMLElement, k: number): void {
  if (element.matches('.panel')) {
    element.style.translate = k === 1 ? '' : `${((1 - k) * (element.offsetWidth + 24)).toFixed(1)}px`
    return
  }
  element.style.opacity = k === 1 ? '' : k.toFixed(3)
  if (!element.matches('tr, td, gantt-bar, g'))
    element.style.translate = k === 1 ? '' : `0 ${((1 - k) * 8).toFixed(1)}px`
}

/** One thing in the place of another is half there at once, so that nothing flickers. */
const fadeIn = (element: HTMLElement, seconds: number): void => {
  element.style.opacity = seconds >= FADE ? '' : mix(0.5, 1, ease(seconds, FADE)).toFixed(3)
}

function put(element: Element, text: string): void {
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) element.value = text
  else element.textContent = text
}

/** A new text, value, person, share or row of numbers; numbers of a chart move. */
function change(element: HTMLElement, value: string): Draw {
  if (element.matches('bar-chart, h-bars, line-chart, donut-chart')) return changeChart(element, value)
  if (element.matches('gantt-bar')) {
    for (const [i, name] of ['start', 'length', 'done'].entries())
      element.setAttribute(name, value.split(',')[i]?.trim() ?? '0')
  } else if (element.matches('.person, .avatar') && element.dataset.who !== undefined) {
    for (const part of element.querySelectorAll('.avatar, .who')) part.remove()
    element.dataset.who = value
  } else if (element instanceof HTMLProgressElement) element.value = Number(value)
  else if (element instanceof HTMLInputElement && ['checkbox', 'radio'].includes(element.type))
    element.checked = value === 'on' || value === '1'
  else put(element, value)
  return still
}

const numbers = (text: string): number[] => text.split(text.includes(';') ? ';' : ',').map(Number)

/** `1,2,3`, or `1,2,3 / 4,5,6` for two series. */
function changeChart(chart: HTMLElement, value: string): Draw {
  const names = ['values', 'values2']
  const rows = value.split('/').map((row, i) => {
    const name = names[i] ?? 'values'
    return { name, from: numbers(chart.getAttribute(name) ?? ''), to: numbers(row), written: row.trim() }
  })
  return (seconds) => {
    const k = ease(seconds, FADE)
    for (const { name, from, to, written } of rows) {
      const canMove = k < 1 && from.length === to.length
      chart.setAttribute(name, canMove ? to.map((end, i) => mix(from[i] ?? end, end, k).toFixed(2)).join(';') : written)
    }
  }
}

/** `on`, `-on`, `good -run`. */
function giveClasses(element: HTMLElement, classes: string): void {
  for (const name of classes.split(/\s+/).filter(Boolean)) {
    const isTaken = name.startsWith('-')
    const plain = name.replace(/^-/, '')
    if (plain === 'checked' && element instanceof HTMLInputElement) element.checked = !isTaken
    else element.classList.toggle(plain, !isTaken)
  }
}

/** The camera's place before an element: as near as it fits, never beyond the edge of the screen. */
function near(target: string): typeof view {
  const box = boxIn(findVisible(target))
  const scale = Math.min(1.9, (VIEW.width * 0.92) / box.width, (VIEW.height * 0.92) / box.height)
  if (scale < 1.1)
    throw new StageFault(
      `“${target}” is so large that going near it shows nothing more`,
      'go near a smaller part, or leave the zoom out.',
    )
  const shift = (size: number, centre: number) => Math.min(0, Math.max(size - size * scale, size / 2 - centre * scale))
  return {
    x: shift(VIEW.width, box.x + box.width / 2),
    y: shift(VIEW.height, box.y + box.height / 2),
    scale,
  }
}
function lookFrom(x: number, y: number, scale: number): void {
  view = { x, y, scale }
  camera.style.transform =
    scale === 1 ? '' : `translate(${x.toFixed(2)}px,${y.toFixed(2)}px) scale(${scale.toFixed(4)})`
}

/** Runs something; a fault of a writer is told. */
function telling(faults: Fault[], run: () => void): void {
  try {
    run()
  } catch (error) {
    if (!(error instanceof StageFault)) throw error
    faults.push({ message: error.message, fix: error.fix })
  }
}

function begin({ action, html, length }: StageStep): void {
  draw = still
  draw = ACTIONS[action.name](action, html)
  const drawn = draw
  finish = () => drawn(Math.max(length, 1))
  draw(0)
}

function seek(time: number): (Fault & { index: number })[] {
  const found: (Fault & { index: number })[] = []
  for (let step = steps[next]; step && step.start <= time + 0.0001; step = steps[next]) {
    const faults: Fault[] = []
    const begun = step
    telling(faults, () => {
      finish()
      finish = () => {}
      begin(begun)
    })
    for (const fault of faults) found.push({ ...fault, index: next })
    next++
  }
  const last = steps[next - 1]
  if (last) draw(Math.max(0, time - last.start))
  drawStrip(time)
  return found
}

function drawStrip(time: number): void {
  const number = chapters.findLastIndex(({ start }) => start <= time + 0.0001)
  const parts = chapters.map(({ start, end }) => {
    const done = clamp((Math.floor(time + 0.0001) - start) / (end - start))
    return `<i style="flex:${end - start}"><i style="height:5px;width:${(100 * done).toFixed(1)}%"></i></i>`
  })
  const html = `<b>${number + 1}</b><span></span><div class="bar">${parts.join('')}</div>`
  if (strip.dataset.html === html) return
  strip.dataset.html = html
  strip.innerHTML = html
  const title = strip.querySelector('span')
  if (title) title.textContent = chapters[number]?.title ?? ''
}

const SMALLEST = 14

/** What a reader could not read: letters too small, and words that do not fit. Things that slide are looked at where they stop. */
function inspect(): Fault[] {
  const sliding = [...screen().querySelectorAll<HTMLElement>('.panel')].map((panel) => ({
    panel,
    translate: panel.style.translate,
  }))
  for (const { panel } of sliding) panel.style.translate = ''
  const shown = [...screen().querySelectorAll<HTMLElement>('*')].filter(
    (element) => element.getClientRects().length > 0,
  )
  const faults = [...shown.flatMap(smallLetters), ...shown.flatMap(cutOff), ...shown.flatMap(stickingOut)]
  for (const { panel, translate } of sliding) panel.style.translate = translate
  return faults
}

const hasWords = (element: Element): boolean =>
  [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '')
/** `<td id="late"> “Просрочено”`. */
function nameOf(element: Element): string {
  const words = (element.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 40)
  return `<${element.localName}${element.id ? ` id="${element.id}"` : ''}>${words ? ` “${words}”` : ''}`
}
const ROOM = 'shorten it, or give it more room.'

const smallLetters = (element: Element): Fault[] =>
  hasWords(element) && Number.parseFloat(getComputedStyle(element).fontSize) < SMALLEST
    ? [{ message: `${nameOf(element)} is smaller than ${SMALLEST} px`, fix: 'leave its size to the kit.' }]
    : []

function cutOff(element: Element): Fault[] {
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
function stickingOut(element: Element): Fault[] {
  const box = element.parentElement?.closest(BOXES)
  if (!box || !hasWords(element) || element.closest('svg')) return []
  const over = (element.getBoundingClientRect().right - box.getBoundingClientRect().right) / view.scale
  return over > 1
    ? [{ message: `${nameOf(element)} sticks out of ${nameOf(box)} by ${Math.round(over)} px`, fix: ROOM }]
    : []
}

window.stage = {
  open(html) {
    const before = window.kit.problems.length
    ACTIONS.screen({ name: 'screen', targets: [], values: [] }, html)(1)
    return window.kit.problems.slice(before)
  },
  apply(actions) {
    return actions.flatMap((action, index) => {
      const faults: Fault[] = []
      telling(faults, () => begin({ action, html: '', start: 0, length: LONG }))
      telling(faults, finish)
      hover(undefined)
      cursor.remove()
      ring.remove()
      return faults.map((fault) => ({ ...fault, index }))
    })
  },
  load(all, parts) {
    ;[steps, chapters, next, finish, draw] = [all, parts, 0, () => {}, still]
  },
  seek,
  mark(marks) {
    const faults: Fault[] = []
    for (const { selector, label } of marks)
      telling(faults, () => {
        const { x, y, width, height } = boxIn(findVisible(selector))
        const [left, top] = [Math.max(3, x - 7), Math.max(3, y - 7)]
        const [right, bottom] = [Math.min(VIEW.width - 3, x + width + 7), Math.min(VIEW.height - 3, y + height + 7)]
        const box = `left:${left}px;top:${top}px;width:${right - left}px;height:${bottom - top}px`
        // A number stands outside of the corner of its ring, as far as the picture goes.
        const number = `<b style="left:${Math.max(-22, 2 - left)}px;top:${Math.max(-22, 2 - top)}px">${label}</b>`
        camera.insertAdjacentHTML('beforeend', `<div class="mark" style="${box}">${label === '' ? '' : number}</div>`)
      })
    return faults
  },
  boxOf(selector) {
    const { x, y, width, height } = boxIn(findVisible(selector))
    return { x, y, width, height }
  },
  inspect,
}
