'use client'
import { pageOfPayload, payloadUrl } from '../core/routes'

/**
 * Takes the place of the network for Next's router. It leans on this:
 * - a navigation to a page that the router does not hold fetches `<address>.txt?_rsc=…`, and names it by a `URL`;
 * - until the answer has come the old page and its address stay. A payload that fails makes the router go to the address
 *   of the `.txt` itself (next#82418), so `load` answers only when it has the payload;
 * - a payload needs a content type of text, and no address.
 * @param load the payload of the page at an address
 * @param signal gives the network back
 */
export function servePayloads(load: (page: string) => Promise<string>, signal: AbortSignal): void {
  const { fetch } = window
  const answer = async (page: string) => {
    const text = await load(page)
    keepPayload(text)
    return new Response(text, { headers: { 'content-type': 'text/plain' } })
  }
  window.fetch = (input, init) => {
    const isPayload = input instanceof URL && input.searchParams.has('_rsc') && input.pathname.endsWith('.txt')
    return isPayload ? answer(pageOfPayload(input.pathname)) : fetch(input, init)
  }
  signal.addEventListener('abort', () => {
    window.fetch = fetch
  })
}

/** Its cause is the status with which a server refused. */
export interface LoadError extends Error {
  cause?: number
}

/** How long (ms) a page may take; a connection on which it takes longer is gone. */
const TIMEOUT_MS = 30_000

/** Fetches the payload of a page. @throws LoadError when something else came, a captive portal's page for example */
export async function fetchPayload(page: string): Promise<string> {
  const response = await fetch(payloadUrl(page), { signal: AbortSignal.timeout(TIMEOUT_MS) })
  const isText = response.headers.get('content-type')?.startsWith('text/plain')
  if (response.ok && isText) return response.text()
  throw new Error(page, response.ok ? {} : { cause: response.status })
}

/** The HTML of a payload may become HTML of the document, and no other string may (components/start/trusted). */
function keepPayload(text: string): void {
  globalThis.__payloads ??= []
  if (!globalThis.__payloads.includes(text)) globalThis.__payloads.push(text)
}

declare global {
  /** Payloads of the pages that were shown in this document, the first of which the start script has put there. */
  var __payloads: string[] | undefined
}
