'use client'
import { fetchPayload } from '@/lib/next/payload.client'

/** Payloads that were fetched ahead and not yet used, by the addresses of their pages; the oldest first. */
const ahead = new Map<string, Promise<string>>()
const MOST = 20

/** Fetches the page that a reader is about to open; the development server has no such files. */
export function prefetch(page: string): void {
  if (ahead.has(page) || process.env.NODE_ENV === 'development') return
  const request = fetchPayload(page)
  ahead.set(page, request)
  request.catch(() => ahead.delete(page)) // the click reports it
  const [oldest] = ahead.keys()
  if (ahead.size > MOST && oldest !== undefined) ahead.delete(oldest)
}

/** The payload of the page that the reader has opened. */
export function takePayload(page: string): Promise<string> {
  const request = ahead.get(page) ?? fetchPayload(page)
  ahead.delete(page)
  return request
}
