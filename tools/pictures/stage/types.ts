import type { Action } from '../film/steps'

export interface Issue {
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
  problems: Issue[]
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
declare global {
  interface Window {
    kit: Kit
  }
}
