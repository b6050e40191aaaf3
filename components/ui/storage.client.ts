'use client'

/** Storage may be closed, full or damaged; a page works without it. */
export function store(key: string, value: string, storage: 'localStorage' | 'sessionStorage' = 'localStorage'): void {
  try {
    window[storage].setItem(key, value)
  } catch {
    // nothing is remembered then
  }
}

export function recall(key: string, storage: 'localStorage' | 'sessionStorage' = 'localStorage'): string | undefined {
  try {
    return window[storage].getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

export function forget(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // nothing is stored then
  }
}

/** A stored list of strings; whatever else was stored is no list. */
export function recallList(key: string, storage: 'localStorage' | 'sessionStorage'): string[] {
  try {
    const value: unknown = JSON.parse(recall(key, storage) ?? '[]')
    return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []
  } catch {
    return []
  }
}
