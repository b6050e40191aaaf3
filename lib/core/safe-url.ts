import type { Issue } from './problem'

/** Schemes a link of the content may have; anything else (`javascript:`, `data:`, `vbscript:`, `file:`) is refused. */
const SCHEMES = ['http', 'https', 'mailto', 'tel']

/** Browsers drop these anywhere in an address before they read its scheme. */
const DROPPED = /[\0-\x20\x7f-\xa0\u200b-\u200f\u2028\u2029\ufeff]/g

/** Whether an address is a path of this site. To a browser `/\\host` and a tab between two slashes are `//host`. */
export const isOwnPath = (href: string): boolean =>
  href.startsWith('/') && /^\/(?![/\\])/.test(href.replace(DROPPED, ''))

const SCHEME = /^([a-z][a-z0-9+.-]*):/i

/** What is wrong with an address an author wrote; undefined when it may be a link. */
export function hrefIssue(href: string): Issue | undefined {
  if (href.trim() === '') return { message: 'the address is empty', fix: 'write where the link leads.' }
  const bare = href.replace(DROPPED, '')
  const scheme = SCHEME.exec(bare)?.[1]?.toLowerCase()
  if (scheme !== undefined && !SCHEMES.includes(scheme))
    return {
      message: `a link may not begin with “${scheme}:”`,
      fix: `use ${SCHEMES.map((known) => `${known}:`).join(', ')} or a path of this site.`,
    }
  if ((scheme === 'http' || scheme === 'https' || bare.startsWith('//')) && !isAbsolute(bare))
    return { message: `“${href}” is no address`, fix: 'write a whole one: https://example.com/page.' }
  return undefined
}

function isAbsolute(href: string): boolean {
  const base = 'https://base.example'
  if (!/^(https?:)?\/\//i.test(href) || !URL.canParse(href, base)) return false
  return !/^\.|\.\.|^-/.test(new URL(href, base).hostname)
}
