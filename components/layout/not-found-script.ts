/**
 * Runs on the 404 page: offers the page that is meant, before the reader searches for it. The element it fills says where
 * the site lies (`data-base`), in how many shards the record is (`data-shards`), and its languages, the default one first.
 */

import { likelyKeys, shardOf } from '@/lib/addresses/shard'

const place = document.querySelector<HTMLElement>('[data-shards]')
if (place) offer(place).catch(() => undefined) // without the record, the search is offered as before

async function offer(place: HTMLElement): Promise<void> {
  const { base = '', shards = '', languages = '' } = place.dataset
  const [main = '', ...others] = languages.split(' ')
  const path = decodeURI(location.pathname).slice(base.length)
  const [, language = ''] = path.split('/')
  const plain = [main, ...others].includes(language) ? path.slice(language.length + 1) : path
  const prefix = others.includes(language) ? `/${language}` : ''
  for (const key of likelyKeys(plain)) {
    const whole = (prefix + key).replace(/(.)\/$/, '$1')
    const response = await fetch(`${base}/moved/${shardOf(whole, Number(shards))}.json`)
    const address = new Map((await response.json()) as [string, string][]).get(whole)
    if (address !== undefined) return show(place, address)
  }
}

function show(place: HTMLElement, address: string): void {
  const link = place.querySelector('a')
  if (!link) return
  const url = new URL(address, location.href)
  url.hash ||= location.hash
  link.href = url.pathname + location.search + url.hash
  link.textContent = decodeURI(url.pathname)
  place.hidden = false
}
