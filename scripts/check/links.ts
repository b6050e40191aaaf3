import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { Parser } from 'htmlparser2'
import { getSite } from '../../lib/site'
import { serve } from '../host/serve'
import { loadEnv, main } from '../system/env'
import { checkExternal, isPublic } from './external-links'

/** Attributes that name another file. */
const NAMES = ['href', 'src', 'poster', 'srcset'] as const
/** Not followed: connections that the browser only prepares. */
const RELATIONS = /\b(?:preconnect|dns-prefetch)\b/
/** A moment of the page's own film, a part of its text, its beginning. */
const NO_ID = /^(?:t=\d+(?:,\d+)?|:~:text=.*|top)$/
const CONCURRENCY = 8

export interface Crawl {
  /** Number of requested addresses. */
  requested: number
  pages: number
  /** `/page: link: what is wrong`, sorted. */
  issues: string[]
  /** Addresses on other hosts → a page that links there. */
  external: Map<string, string>
}

/** Content of an address; only a page has ids. */
interface Page {
  links: string[]
  ids?: Set<string>
}

/**
 * Follows every link of a served site from its home page and its sitemap: pages, files and the ids of links. Addresses
 * on other hosts are only listed.
 * @param origin address of the home page, with its base path
 */
export async function crawlSite(origin: string): Promise<Crawl> {
  const home = new URL(origin)
  const answers = new Map<string, Page | string>()
  const external = new Map<string, string>()
  const uses: { page: string; link: string; target: URL | null }[] = []
  const follow = async (address: string): Promise<string[]> => {
    const answer = await ask(address)
    answers.set(address, answer)
    if (typeof answer === 'string') return []
    const parse = (link: string) => (URL.canParse(link, address) ? new URL(link, address) : null)
    const links = [...new Set(answer.links)].map((link) => ({ page: address, link, target: parse(link) }))
    const own = links.filter(({ target }) => target === null || target.origin === home.origin)
    uses.push(...own)
    for (const { target } of links)
      if (target && target.origin !== home.origin && /^https?:$/.test(target.protocol))
        external.set(addressOf(target) + target.search, pathOf(address))
    return own.flatMap(({ target }) => (target ? [addressOf(target)] : []))
  }
  let level = new Set([addressOf(home), ...(await readSitemap(home))])
  while (level.size > 0) {
    const found: string[] = []
    const addresses = [...level]
    for (let start = 0; start < addresses.length; start += CONCURRENCY)
      found.push(...(await Promise.all(addresses.slice(start, start + CONCURRENCY).map(follow))).flat())
    level = new Set(found.filter((address) => !answers.has(address)))
  }
  const issues = uses.flatMap(({ page, link, target }) => {
    const issue = target ? issueOf(target, answers.get(addressOf(target))) : 'is no address'
    return issue ? [`${pathOf(page)}: ${link}: ${issue}`] : []
  })
  const pages = [...answers.values()].filter((answer) => typeof answer !== 'string' && answer.ids).length
  return { requested: answers.size, pages, issues: issues.sort(), external }
}

const pathOf = (address: string): string => decodeURI(new URL(address).pathname)
const addressOf = ({ origin, pathname }: URL): string => origin + pathname

function issueOf({ hash }: URL, answer: Page | string = 'was not requested'): string | undefined {
  if (typeof answer === 'string') return answer
  const id = decodeURIComponent(hash.slice(1))
  if (id === '' || NO_ID.test(id) || !answer.ids || answer.ids.has(id)) return undefined
  return `the page has no “${id}”`
}

/**
 * Requests an address.
 * @returns its content, or a message about its issue
 */
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

/** Addresses of the sitemap, on the host of the crawl. */
async function readSitemap(home: URL): Promise<string[]> {
  const response = await fetch(new URL('sitemap.xml', home))
  if (!response.ok) throw new Error(`${response.url} answers ${response.status}`)
  const text = await response.text()
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => home.origin + new URL(address).pathname)
}

/** Links to other hosts; the site's own address, which canonical links name, is not one. */
async function checkOthers(external: Map<string, string>): Promise<void> {
  const { origin } = new URL(getSite().url)
  const others = [...external].filter(([address]) => new URL(address).origin !== origin && isPublic(address))
  const { requested, issues } = await checkExternal(new Map(others))
  if (issues.length > 0)
    throw new Error(`${issues.length} of ${requested} external links are dead:\n${issues.join('\n')}`)
  console.log(`Every external link answers: ${requested} addresses.`)
}

if (process.argv[1]?.endsWith('check/links.ts')) {
  await main(async () => {
    const { values } = parseArgs({ options: { external: { type: 'boolean', default: false } } })
    loadEnv()
    const server = await serve(path.resolve(process.env.OUT_DIR ?? 'out'), 0)
    const { port } = server.address() as AddressInfo
    const { requested, pages, issues, external } = await crawlSite(
      `http://localhost:${port}${process.env.BASE_PATH ?? ''}/`,
    )
    server.close()
    if (issues.length > 0) throw new Error(`${issues.length} links lead nowhere:\n${issues.join('\n')}`)
    console.log(`Every link of ${pages} pages leads somewhere: ${requested} addresses.`)
    if (values.external) await checkOthers(external)
  })
}
