import { setTimeout as sleep } from 'node:timers/promises'
import { groupBy } from '../../lib/core/group-by'

/** Hosts requested at a time; the addresses of one host are requested sequentially. */
const CONCURRENCY = 8
const ATTEMPTS = 3
/** Names reserved for examples (RFC 2606, 6761), and addresses of the machine itself. */
const NO_HOST = /(?:^|\.)(?:example|test|invalid|localhost|example\.(?:com|net|org))$|^[\d.]+$|^\[/
/** Answers of a host that is busy or broken for a moment. */
const isPassing = (status: number): boolean => status === 429 || status >= 500

/** Whether an address may be requested: samples name reserved hosts. */
export const isPublic = (address: string): boolean => !NO_HOST.test(new URL(address).hostname)

export interface Patience {
  /** How long (ms) an answer may take. */
  timeout: number
  /** How long (ms) to wait before the second attempt; twice as long before the third. */
  pause: number
}
const PATIENT: Patience = { timeout: 20_000, pause: 5_000 }

/**
 * Requests the addresses of other hosts.
 * @param pages address → a page that links to it
 * @returns the number of requested addresses, and the issues: `/page: address: why`, sorted
 */
export async function checkExternal(pages: Map<string, string>, patience = PATIENT) {
  const hosts = [...groupBy([...pages.keys()].map((address) => [new URL(address).host, address])).values()]
  const issues: string[] = []
  const work = async () => {
    for (let host = hosts.pop(); host; host = hosts.pop())
      for (const address of host) {
        const issue = await issueOf(address, patience)
        if (issue) issues.push(`${pages.get(address)}: ${address}: ${issue}`)
      }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, work))
  return { requested: pages.size, issues: issues.sort() }
}

/** What is wrong with an address after all attempts. */
async function issueOf(address: string, { timeout, pause }: Patience): Promise<string | undefined> {
  let issue: string | undefined
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const answer = await ask(address, timeout)
    if (answer.status !== undefined && answer.status < 400) return undefined
    issue = answer.issue ?? `answers ${answer.status}`
    if (answer.status !== undefined && !isPassing(answer.status)) return issue
    if (attempt < ATTEMPTS) await sleep(answer.retryAfter ?? pause * attempt)
  }
  return issue
}

interface Answer {
  status?: number
  /** ms */
  retryAfter?: number
  issue?: string
}

/** Requests HEAD, then GET where a host refuses HEAD, as many do. */
async function ask(address: string, timeout: number): Promise<Answer> {
  const head = await request(address, 'HEAD', timeout)
  return head.status !== undefined && head.status < 400 ? head : request(address, 'GET', timeout)
}

async function request(address: string, method: string, timeout: number): Promise<Answer> {
  try {
    const response = await fetch(address, { method, signal: AbortSignal.timeout(timeout) })
    await response.body?.cancel()
    const wait = Number(response.headers.get('retry-after') ?? Number.NaN) * 1000 // a date is as good as nothing
    return { status: response.status, ...(wait <= timeout ? { retryAfter: wait } : {}) }
  } catch (error) {
    const { cause, message } = error as Error
    return { issue: cause instanceof Error ? cause.message : message }
  }
}
