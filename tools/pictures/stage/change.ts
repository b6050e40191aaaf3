import { FADE } from '../film/timing'
import { ease, mix } from './ease'
import { put } from './fields'
import { type Draw, still } from './scene'

/** A new text, value, person, share or row of numbers; numbers of a chart move. */
export function change(element: HTMLElement, value: string): Draw {
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

/** Adds and removes classes: `on`, `-on`, `good -run`. */
export function giveClasses(element: HTMLElement, classes: string): void {
  for (const name of classes.split(/\s+/).filter(Boolean)) {
    const isTaken = name.startsWith('-')
    const plain = name.replace(/^-/, '')
    if (plain === 'checked' && element instanceof HTMLInputElement) element.checked = !isTaken
    else element.classList.toggle(plain, !isTaken)
  }
}
