import { alternateUrl, defaultLocale, withBasePath } from '../core/routes'
import type { OldPage } from './moves'

/** Cloudflare reads as many rules without `*` in `_redirects`, and ignores the rest; Netlify reads all. */
export const MAX_RULES = 2000

const leadsOn = ({ lead }: OldPage): boolean => 'to' in lead
/** Redirected by a rule: the page leads elsewhere, and all its anchors with it. */
const isPlain = (page: OldPage): boolean => leadsOn(page) && page.anchors.size === 0
const goalOf = ({ lead }: OldPage): string => ('to' in lead ? lead.to : '')
/** The Markdown alternate of the page that an address leads to. */
const alternateGoal = (old: OldPage): string => {
  const [page = '', hash] = goalOf(old).split('#')
  const inside = page.replace(/\?.*/, '').slice(withBasePath('/').replace(/\/$/, '').length) || '/'
  return withBasePath(alternateUrl(inside)) + (hash === undefined ? '' : `#${hash}`)
}
/** Made for a version that lacks the page, whose address nobody may ever have seen. */
const isOfVersion = (page: OldPage): boolean => goalOf(page).includes('?')
const isDefault = ({ locale }: OldPage): boolean => locale === defaultLocale()

/**
 * Rules of `_redirects` for old pages, which are before all others. What matters most comes first, since a host may
 * ignore what is beyond its limit; the page at the old address answers then.
 *
 * Netlify shows the page at the old address unless a rule is forced (`301!`). Cloudflare knows no forced rules, skips those
 * and takes the next one.
 * @param published published paths of the pages that are there
 */
export function movedRules(old: OldPage[], published: Set<string>): string[] {
  const lower = new Set([...published].map((page) => page.toLowerCase()))
  // A host that ignores case would redirect such an address to itself.
  const safe = old
    .filter(({ from }) => !lower.has(from.toLowerCase()))
    .sort((a, b) => Number(isOfVersion(a)) - Number(isOfVersion(b)))
  const plain = safe.filter(isPlain)
  const gone = safe.filter(({ lead }) => 'gone' in lead)
  const at = (path: string) => encodeURI(withBasePath(path))
  const prefixed = (page: OldPage, ending = '') => at(`/${defaultLocale()}${page.page}${ending}`)
  return [
    ...plain.flatMap((page) => ['301!', '301'].map((status) => `${at(page.from)} ${goalOf(page)} ${status}`)),
    ...gone.map(({ from }) => `${at(from)} ${at(from)}.html 404!`),
    ...plain.filter(isDefault).map((page) => `${prefixed(page)} ${goalOf(page)} 301`),
    ...plain.map((page) => `${at(page.from)}.html ${goalOf(page)} 301`),
    ...safe.filter(leadsOn).map((page) => `${at(page.from)}.md ${alternateGoal(page)} 301`),
    ...plain.filter(isDefault).map((page) => `${prefixed(page, '.html')} ${goalOf(page)} 301`),
  ]
}

/** File of the published folder with movedMap. */
export const MAP_FILE = 'moved/nginx.map'
/** File that says a release has a page at an old address, so that a map of another release does nothing. */
export const markerFile = (from: string): string => `moved/pages${from}.page`

/**
 * Lines of a `map` of nginx: an old address → where it leads, or `gone`. They are patterns, which know small letters from
 * capitals, and do without a hash table, whose limits another file of the server may have set. Only old addresses are looked
 * up here (lib/site/hosting/nginx.conf), so that their number costs other requests nothing.
 */
export function movedMap(old: OldPage[]): string {
  const goals = old.flatMap((page): [string, string][] => {
    if (!leadsOn(page)) return [[page.from, 'gone']]
    const alternate: [string, string] = [`${page.from}.md`, alternateGoal(page)]
    return isPlain(page) ? [[page.from, goalOf(page)], alternate] : [alternate]
  })
  return goals.map(([from, goal]) => `"~^${literally(from)}$" "${withArguments(goal)}";\n`).join('')
}

const literally = (path: string): string => path.replace(/[^\p{L}\p{M}\p{N}/_-]/gu, '\\$&')
/** The query goes along. */
const withArguments = (goal: string): string =>
  goal === 'gone' ? goal : goal.replace(/(?=#)|$/, goal.includes('?') ? '&$$args' : '$$is_args$$args')
