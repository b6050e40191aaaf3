import type { Action } from '../film/steps'
import type { Mark } from '../sources/still'

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
/** An action and its time; a screen has its HTML. */
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
  /** Shows a second of the film, not earlier than the last one shown. Faults come with the index of their step. */
  seek(time: number): (Fault & { index: number })[]
  /** Rings around elements. */
  mark(marks: Mark[]): Fault[]
  /** Position of an element in the picture. */
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
