'use client'

/** The host has no such file. Names change with content, so the site was published again while this page was open. */
export class MissingFile extends Error {}

const files = new Map<string, Promise<unknown>>()

/** Whether a file has been requested. */
export const isRequested = (url: string): boolean => files.has(url)

/** Fetches a file of the site once; a failure is not kept. @throws MissingFile, or what `fetch` throws without a network */
export function loadJson<T>(url: string): Promise<T> {
  const known = files.get(url)
  if (known) return known as Promise<T>
  const pending = fetch(url).then((response) => {
    if (!response.ok) throw new MissingFile(`${url}: ${response.status}`)
    return response.json() as Promise<T>
  })
  files.set(url, pending)
  pending.catch(() => files.delete(url))
  return pending
}

/** What a button “Retry” does: without its file a page must be loaded whole. */
export const retry = (error: unknown, load: () => void): void =>
  error instanceof MissingFile ? location.reload() : load()
