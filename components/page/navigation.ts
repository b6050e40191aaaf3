/** Content of a page's still parts, by their ids. */
export type PageText = ReadonlyMap<string, DocumentFragment>

export interface CachedText {
  request: Promise<PageText>
  text?: PageText
  hasFailed?: boolean
}

/** From a click, or a press of Back, until the page is shown. */
export interface Journey {
  src: string
  /** Time (ms) of the press. */
  since: number
  /** After a click: the id to scroll to, '' for the top. */
  anchor?: string
  /** After Back or Forward: the scroll position. */
  position?: number | undefined
}

/** The state of soft navigation. `src` is the decoded path of a page; `entry` names an entry of the browser's history. */
export interface Navigation {
  /** The page the document came with: its text is never fetched and never dropped. */
  first: string | undefined
  /** The page whose text is in the document; undefined while another screen stands in for it. */
  shown: string | undefined
  coming: Journey | undefined
  /** By `src`, the oldest first. */
  texts: ReadonlyMap<string, CachedText>
  /** Scroll positions, by `entry`. */
  positions: ReadonlyMap<string, number>
  /** A component decides how high the page is, and has not done so yet. */
  isUnsettled: boolean
  /** The scroll position that the page must have when it is settled. */
  wanted: number | undefined
}

/** Texts in memory, enough for going back and forth. */
const MOST_TEXTS = 20

/** The reader followed a link. `hash` is that of its address. */
export const follow = (state: Navigation, src: string, hash: string, now: number): Navigation => ({
  ...forgetFailure(state, src),
  coming: { src, anchor: hash.slice(1), since: now },
})

/** The reader went back or forward. Back from a page that has not come yet gives that page up. */
export const traverse = (state: Navigation, src: string, entry: string, now: number): Navigation => ({
  ...state,
  coming: state.shown === src ? undefined : { src, position: state.positions.get(entry), since: now },
})

/** The text of a page is in the document. A page that the reader has turned away from does not end the journey. */
export const arrive = (state: Navigation, src: string): Navigation =>
  state.coming?.src === src
    ? { ...state, shown: src, coming: undefined, wanted: state.isUnsettled ? state.coming.position : undefined }
    : { ...state, shown: src }

/** A component of the page that arrives, or of the first one, decides how high it is. */
export const unsettle = (state: Navigation): Navigation => ({ ...state, isUnsettled: true })

/** It has done so, or is gone. */
export const settle = (state: Navigation): Navigation => ({ ...state, isUnsettled: false, wanted: undefined })

/** The document was loaded at an entry that the reader has seen before. */
export const revisit = (state: Navigation, entry: string): Navigation =>
  state.isUnsettled ? { ...state, wanted: state.positions.get(entry) } : state

/** The reader scrolls: their position is the right one. */
export const takeOver = (state: Navigation): Navigation =>
  state.wanted === undefined ? state : { ...state, wanted: undefined }

/** Another screen stands in for the page: it is loading, has failed or has crashed. */
export const leave = (state: Navigation): Navigation => ({ ...state, shown: undefined })

/** The page scrolled. While another is coming, or its height changes, that is not the reader's doing. */
export const scroll = (state: Navigation, entry: string, position: number): Navigation =>
  state.coming || state.wanted !== undefined
    ? state
    : { ...state, positions: new Map(state.positions).set(entry, position) }

/** A text is asked for. The oldest is dropped, but not that of a page in use. */
export function request(state: Navigation, src: string, promise: Promise<PageText>): Navigation {
  const { first, shown, coming } = state
  const texts = new Map(state.texts).set(src, { request: promise })
  const oldest = [...texts.keys()].find((key) => ![first, shown, coming?.src, src].includes(key))
  if (texts.size > MOST_TEXTS && oldest !== undefined) texts.delete(oldest)
  return { ...state, texts }
}

/** A text has come. */
export const receive = (state: Navigation, src: string, promise: Promise<PageText>, text: PageText): Navigation =>
  answer(state, src, { request: promise, text })

/** A text could not be fetched. That stays so until the reader asks again: React asks at every rendering. */
export const fail = (state: Navigation, src: string, promise: Promise<PageText>): Navigation =>
  answer(state, src, { request: promise, hasFailed: true })

/** Ignores the answer to a request that was dropped. */
const answer = (state: Navigation, src: string, cached: CachedText): Navigation =>
  state.texts.get(src)?.request === cached.request ? { ...state, texts: new Map(state.texts).set(src, cached) } : state

/** The reader asks for a page again. */
export function forgetFailure(state: Navigation, src: string): Navigation {
  if (!state.texts.get(src)?.hasFailed) return state
  const texts = new Map(state.texts)
  texts.delete(src)
  return { ...state, texts }
}
