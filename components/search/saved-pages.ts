import { isOwnPath } from '@/lib/core/safe-url'

/** A page that a reader has opened from the search. */
export interface SavedPage {
  /** With base path, language and anchor. */
  url: string
  title: string
  /** Section and page above it, as the list of results shows them. */
  place: string
}

/** Both lists begin with the newest. */
export interface SavedPages {
  recent: SavedPage[]
  favorites: SavedPage[]
}

/** Number of pages stored in each list. */
const KEPT = { recent: 7, favorites: 10 }
/** How many recent pages the dialog shows when there are favourites too. */
const RECENT_BESIDE_FAVORITES = 4
/** How many of each the panel of the box shows. */
export const IN_PANEL = 5

const without = (pages: SavedPage[], url: string) => pages.filter((page) => page.url !== url)

/** A page was opened: it is the newest, unless it is a favourite. */
export const addRecent = (saved: SavedPages, page: SavedPage): SavedPages =>
  saved.favorites.some(({ url }) => url === page.url)
    ? saved
    : { ...saved, recent: [page, ...without(saved.recent, page.url)].slice(0, KEPT.recent) }

/** Moves a page from the recent ones to the favourites. */
export const addFavorite = (saved: SavedPages, page: SavedPage): SavedPages => ({
  recent: without(saved.recent, page.url),
  favorites: [page, ...without(saved.favorites, page.url)].slice(0, KEPT.favorites),
})

export const removeSaved = (saved: SavedPages, url: string): SavedPages => ({
  recent: without(saved.recent, url),
  favorites: without(saved.favorites, url),
})

/** Those that the dialog shows. */
export const shownPages = ({ recent, favorites }: SavedPages): SavedPages => ({
  recent: favorites.length > 0 ? recent.slice(0, RECENT_BESIDE_FAVORITES) : recent,
  favorites,
})

/** Reads what was stored; a damaged store is an empty one. */
export function readSaved(text: string | undefined): SavedPages {
  const { recent, favorites } = parse(text)
  return { recent: pagesOf(recent).slice(0, KEPT.recent), favorites: pagesOf(favorites).slice(0, KEPT.favorites) }
}

function parse(text: string | undefined): { recent?: unknown; favorites?: unknown } {
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    return typeof value === 'object' && value !== null ? value : {}
  } catch {
    return {}
  }
}

const pagesOf = (value: unknown): SavedPage[] => (Array.isArray(value) ? value.filter(isSavedPage) : [])

/** Accepts addresses of this site only, so that a changed store cannot add other links. */
const isSavedPage = (value: unknown): value is SavedPage => {
  const { url, title, place } = (value ?? {}) as Record<string, unknown>
  return typeof url === 'string' && isOwnPath(url) && typeof title === 'string' && typeof place === 'string'
}
