import type { Action } from '../film/steps'
import { type ActionName, CAMERA, FADE, LETTER, PRESS, TYPING } from '../film/timing'
import { appear, fadeIn } from './appear'
import { change, giveClasses } from './change'
import { hover, move, putRing } from './cursor'
import { carry, letGo } from './drag'
import { ease, mix } from './ease'
import { focus, put, putCaret, toggle } from './fields'
import { camera, type Draw, find, findVisible, lookFrom, StageIssue, scene, screen, still } from './scene'
import { near } from './zoom'

/** Longer than any action. */
export const LONG = 99

/** What each action does. It reads the state of the page when it begins. */
export const ACTIONS: Record<ActionName, (action: Action, html: string) => Draw> = {
  say: () => still,
  wait: () => still,
  screen: ({ user, before = [] }, html) => {
    const fresh = document.createElement('div')
    fresh.className = 'shot'
    fresh.innerHTML = html
    if (user !== undefined) fresh.firstElementChild?.setAttribute('user', user)
    hover(undefined)
    lookFrom(0, 0, 1)
    scene.screen?.remove()
    camera.prepend(fresh)
    scene.screen = fresh
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
        throw new StageIssue(`“${targets[i]}” is in something hidden`, 'show that first.')
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
    const from = scene.view
    const to = target === undefined ? { x: 0, y: 0, scale: 1 } : near(target)
    return (seconds) => {
      const k = ease(seconds, CAMERA)
      lookFrom(mix(from.x, to.x, k), mix(from.y, to.y, k), mix(from.scale, to.scale, k))
    }
  },
}
