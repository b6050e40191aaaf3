import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { Parser } from 'htmlparser2'
import { loadEnv, main } from './env'
import { serve } from './serve'

/** Attributes that name another file. */
const NAMES = ['href', 'src', 'poster', 'srcset'] as const
/** Not followed: what the browser only warms up, and files that Next asks for by itself. */
const RELATIONS = /\b(?:preconnect|dns-prefetch)\b/
/** A moment of the page's own film, a part of its text, its beginning. */
const NO_ID = /^(?:t=\d+(?:,\d+)?|:~:text=.*|top)$/
const CONCURRENCY = 8

export interface Crawl {
  /** Number of addresses that were asked for. */
  asked: number
  pages: number
  /** `/page: link: what is wrong`, sorted. */
  faults: string[]
}

/** What stands at an address; a file that is no page has no ids. */
interface Page {
  links: string[]
  ids?: Set<string>
}

/**
 * Follows every link of a served site, from its home page and the addresses of its sitemap on: pages, files and the ids
 * that links lead to. What stands on other hosts is not asked for.
 * @param origin address of the home page, with its base path
 */
export async function crawlSite(origin: string): Promise<Crawl> {
  const home = new URL(origin)
  const asked = new Map<string, Promise<Page | string>>()
  const uses: { page: string; link: string; target: URL }[] = []
  const queue: string[] = []
  const want = (target: URL): void => {
    const address = target.origin + target.pathname
    if (asked.has(address)) return
    asked.set(address, Promise.resolve('')) // its turn comes
    queue.push(address)
  }
  want(home)
  for (const address of await sitemap(home)) want(address)
  const work = async (): Promise<void> => {
    for (let address = queue.shift(); address !== undefined; address = queue.shift()) {
      const answer = ask(address)
      asked.set(address, answer)
      const page = await answer
      if (typeof page === 'string') continue
      for (const link of new Set(page.links)) {
        const target = URL.canParse(link, address) ? new URL(link, address) : undefined
        if (!target) uses.push({ page: address, link, target: new URL('about:blank') })
        else if (target.origin === home.origin) {
          uses.push({ page: address, link, target })
          want(target)
        }
      }
    }
  }
  // A worker that finds the queue empty ends, while another may still fill it.
  while (queue.length > 0) await Promise.all(Array.from({ length: CONCURRENCY }, work))

  const answers = new Map<string, Page | string>()
  for (const [address, answer] of asked) answers.set(address, await answer)
  const faults = uses.flatMap(({ page, link, target }) => {
    const fault = faultOf(target, answers.get(target.origin + target.pathname))
    return fault ? [`${decodeURI(new URL(page).pathname)}: ${link}: ${fault}`] : []
  })
  const pages = [...answers.values()].filter((answer) => typeof answer !== 'string' && answer.ids).length
  return { asked: asked.size, pages, faults: faults.sort() }
}

function faultOf(target: URL, answer: Page | string | undefined): string | undefined {
  if (answer === undefined) return 'is no address'
  if (typeof answer === 'string') return answer
  const id = decodeURIComponent(target.hash.slice(1))
  if (id === '' || NO_ID.test(id) || !answer.ids || answer.ids.has(id)) return undefined
  return `the page has no “${id}”`
}

/** What stands at an address, or what is wrong with it. */
async function ask(address: string): Promise<Page | string> {
  const response = await fetch(address, { redirect: 'manual' })
  const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false
  if (response.status !== 200 || !isPage) await response.body?.cancel()
  if (response.status >= 300 && response.status < 400) return `is redirected to ${response.headers.get('location')}`
  if (response.status !== 200) return `answers ${response.status}`
  return isPage ? readPage(await response.text()) : { links: [] }
}

function readPage(html: string): Page {
  const page = { links: [] as string[], ids: new Set<string>() }
  const parser = new Parser({
    onopentag(_name, attributes) {
      if (attributes.id) page.ids.add(attributes.id)
      if (RELATIONS.test(attributes.rel ?? '')) return
      for (const name of NAMES) {
        const value = attributes[name]
        if (value === undefined) continue
        page.links.push(...(name === 'srcset' ? value.split(/,\s+/).map((part) => part.split(/\s/)[0] ?? '') : [value]))
      }
    },
  })
  parser.end(html)
  return page
}

/** Addresses of the sitemap, on the host that is asked. */
async function sitemap(home: URL): Promise<URL[]> {
  const response = await fetch(`${home.href.replace(/\/$/, '')}/sitemap.xml`)
  if (!response.ok) throw new Error(`${response.url} answers ${response.status}`)
  const text = await response.text()
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(new URL(address).pathname, home.origin),
  )
}

if (process.argv[1]?.endsWith('check-links.ts')) {
  await main(async () => {
    loadEnv()
    const server = await serve(path.resolve(process.env.OUT_DIR ?? 'out'), 0)
    const { port } = server.address() as AddressInfo
    const { asked, pages, faults } = await crawlSite(`http://localhost:${port}${process.env.BASE_PATH ?? ''}/`)
    server.close()
    if (faults.length > 0) throw new Error(`${faults.length} links lead nowhere:\n${faults.join('\n')}`)
    console.log(`Every link of ${pages} pages leads somewhere: ${asked} addresses.`)
  })
}
