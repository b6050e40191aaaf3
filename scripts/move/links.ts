import path from 'node:path'
import { decodePath } from '../../lib/core/routes'
import type { PageFile, Plan } from './plan'

/** Finds the addresses of moved pages in links and in texts. */
export class Links {
  private readonly inText: RegExp
  private readonly urls: Map<string, string>
  /** Addresses of pages by their files without language and ending. */
  private readonly byName: Map<string, string>

  constructor(plan: Plan, pages: PageFile[]) {
    this.urls = plan.urls
    this.byName = new Map(pages.map(({ file, url }) => [file.replace(/\.[^./]+\.mdx$/, ''), url]))
    const names = [...plan.urls.keys()].sort((a, b) => b.length - a.length).map((url) => url.replace(/[.+]/g, '\\$&'))
    // The whole address alone: neither the end of a longer one nor its beginning.
    this.inText = new RegExp(
      `(?<![\\p{L}\\p{N}_./:-])(?:${names.join('|')})(?![\\p{L}\\p{N}_/-]|\\.[\\p{L}\\p{N}])`,
      'gu',
    )
  }

  /** A link of a page; one to a file becomes an address when one of the two has moved. */
  follow(page: string, isMoved: boolean, target: string): string {
    const end = target.search(/[?#]/)
    const [place, rest] = end === -1 ? [target, ''] : [target.slice(0, end), target.slice(end)]
    const url = place.startsWith('/') ? decodePath(place).replace(/(.)\/+$/, '$1') : this.pageOf(page, place)
    if (url === undefined) return target
    const now = this.urls.get(url)
    if (now === undefined) return isMoved && !place.startsWith('/') ? url + rest : target
    return now + rest
  }

  followIn = (text: string): string => text.replace(this.inText, (url) => this.urls.get(url) ?? url)

  private pageOf(page: string, place: string): string | undefined {
    if (!/\.mdx?$/.test(place)) return undefined
    const file = path.posix.join(path.posix.dirname(page), decodePath(place))
    return this.byName.get(file.replace(/\.mdx?$/, '')) ?? this.byName.get(file.replace(/\.[^./]+\.mdx?$/, ''))
  }
}
