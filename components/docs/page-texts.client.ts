'use client'
import { cutText } from '@/lib/content/page-text'

/** Pages kept after they were read, enough for going back and forth. */
const KEPT = 20
const texts = new Map<string, string | Promise<string>>()

let isFirstPage = true

/** The text when it is here: read before, or part of the document that was loaded first. */
export function readLoadedText(src: string): string | undefined {
  const known = texts.get(src)
  if (typeof known === 'string') return known
  if (!isFirstPage) return undefined
  isFirstPage = false
  const html = document.querySelector('.prose')?.innerHTML
  if (html !== undefined) texts.set(src, html)
  return html
}

/** Fetches the document of a page and cuts the text out of it. @throws Error with the host's answer */
export function loadText(src: string): Promise<string> {
  const known = texts.get(src)
  if (known !== undefined) return Promise.resolve(known)
  const pending = fetchText(src)
  remember(src, pending)
  pending.then(
    (html) => remember(src, html),
    () => texts.delete(src),
  )
  return pending
}

function remember(src: string, text: string | Promise<string>): void {
  texts.delete(src)
  texts.set(src, text)
  const oldest = texts.keys().next().value
  if (texts.size > KEPT && oldest !== undefined) texts.delete(oldest)
}

async function fetchText(src: string): Promise<string> {
  const response = await fetch(src)
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`)
  const html = cutText(await response.text())
  if (html === undefined) throw new Error(src)
  return html
}

/** Development only: reads a page's text again and forgets all others. */
export async function reloadText(src: string): Promise<void> {
  const html = await fetchText(src)
  texts.clear()
  texts.set(src, html)
}
