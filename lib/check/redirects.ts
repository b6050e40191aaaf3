import { splitAddress } from '../addresses/address'
import { type Decisions, REDIRECTS_FILE, resolve } from '../addresses/redirects'
import { type Located, problemsIn } from '../content/yaml'
import { type Issue, type Problem, suggest } from '../core/problem'
import type { Anchors } from './link-targets'

/** Lines of redirects.yaml that would not be followed, or would lead nowhere. */
export function checkRedirects(located: Located<Decisions>, anchors: Anchors): Problem[] {
  const problem = problemsIn(REDIRECTS_FILE, located)
  const decisions = located.value
  return Object.keys(decisions).flatMap((from): Problem[] => {
    const issue = sourceIssue(from, anchors) ?? targetIssue(from, decisions, anchors)
    return issue ? [problem([from], issue.message, issue.fix)] : []
  })
}

function sourceIssue(from: string, anchors: Anchors): Issue | undefined {
  const [page, anchor] = splitAddress(from)
  if (!anchors.has(page)) return undefined
  if (anchor === '') return { message: 'the page is there, and is shown', fix: 'remove the line, or the page.' }
  return anchors.get(page)?.has(anchor)
    ? { message: 'the heading is there, and is shown', fix: 'remove the line, or give the heading another id.' }
    : undefined
}

function targetIssue(from: string, decisions: Decisions, anchors: Anchors): Issue | undefined {
  const target = resolve(decisions, from)
  if (target === undefined) return { message: 'the address leads round in a circle', fix: 'name a page that is there.' }
  if (typeof target !== 'string') return undefined
  const [page, anchor] = splitAddress(target)
  if (!anchors.has(page)) return { message: `there is no page ${page}`, fix: suggest(page, anchors.keys()) }
  const known = anchors.get(page)
  if (anchor === '' || !known || known.has(anchor)) return undefined
  return { message: `there is no heading “#${anchor}” on ${page}`, fix: suggest(anchor, known) }
}
