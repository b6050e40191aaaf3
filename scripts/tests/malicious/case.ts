import type { Files } from '../small-site'

/** A file of content by which somebody tries to get out of its text. */
export interface MaliciousCase {
  name: string
  /** Relative to the content folder. */
  file: string
  text: string
  /** Other files of the content folder. */
  files?: Files
  /** What of the file is refused, and at which line. */
  refused?: { message: string; line?: number }
  /** Or the words that a reader sees. */
  shown?: string
}

/** What a payload would leave behind, were it run; TOUCH is code, and holds no quotes or backslashes. */
export const MARKER = 'maliciousContentRan'
export const TOUCH = `globalThis.${MARKER}=1`
/** An element that runs it. */
export const MARKUP = `<img src=x onerror=${TOUCH}>`
