import type { Action } from './steps'

/** A step and when it happens. */
export interface TimedStep {
  start: number
  length: number
  /** Counted from 1, as a writer counts. */
  chapter: number
  number: number
  line: number | undefined
  /** The step in each language. */
  actions: Action[]
}
export interface Caption {
  start: number
  end: number
  texts: string[]
}
export interface Chapter {
  start: number
  end: number
  titles: string[]
}
/** A film as it runs. */
export interface Film {
  page: string
  duration: number
  poster: number
  chapters: Chapter[]
  steps: TimedStep[]
  captions: Caption[]
}
