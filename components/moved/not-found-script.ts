/**
 * Runs on the 404 page: offers the page that is meant, or similar ones, before the reader searches. The element it
 * fills says where the site lies (`data-base`), in how many shards the record is (`data-shards`), and its languages, the
 * default one first; `data-similar` is for similar pages.
 */

import { likelyKeys, shardOf } from '@/lib/addresses/shard'
import { similarPages } from '@/lib/addresses/similar-pages'

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
  const similar = document.querySelector<HTMLElement>('[data-similar]')
  if (similar) await offerSimilar(similar, base + prefix, plain)
}

/** A page of a list for programs (lib/alternates/lists). */
const LISTED = /^- \[(.+?)\]\((.+?)\.md\)/gm

async function offerSimilar(place: HTMLElement, home: string, path: string): Promise<void> {
  const read = async (list: string) => (await fetch(list)).text()
  const root = await read(`${home}/llms.txt`)
  const section = `${home}${path.split('/').slice(0, 3).join('/')}/llms.txt`
  const lists = root.includes(`${section})`) ? root + (await read(section)) : root
  const pages = [...lists.matchAll(LISTED)].map(([, title = '', url = '']) => {
    const { pathname } = new URL(url)
    return { title, href: pathname, path: decodeURI(pathname).slice(home.length) }
  })
  const similar = similarPages(path.toLowerCase(), pages)
  for (const { title, href } of similar) {
    const link = Object.assign(document.createElement('a'), { href, textContent: title })
    const item = document.createElement('li')
    item.append(link)
    place.querySelector('ul')?.append(item)
  }
  place.hidden = similar.length === 0
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
