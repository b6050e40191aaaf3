'use client'
import { pushAddress, replaceAddress } from '@/lib/next/history.client'

/** Safari refuses more than 100 changes of the address in 30 s. So many are made without delay, the others wait. */
const BUDGET = 40
const BUDGET_MS = 30_000
const DELAY_MS = 500

/** When the address was changed last (ms). The budget is one for the tab. */
let changes: number[] = []

/** The query in the address of one page, which a form of the page writes. */
export class PageQuery {
  private readonly pathname = location.pathname
  private held = new AbortController()
  private timer: ReturnType<typeof setTimeout> | undefined
  private wanted: string | undefined
  private isStep = false

  /** @param follow hears the query to which the reader has gone by Back and Forward */
  constructor(private readonly follow: (search: string) => void) {}

  /** Effect of the form. @returns what is to be done when it is unmounted: from then on nothing is written */
  hold(): () => void {
    this.held = new AbortController()
    const { signal } = this.held
    const flush = () => this.flush()
    addEventListener('popstate', () => this.isHere() && this.follow(location.search), { signal })
    document.addEventListener('click', flush, { signal, capture: true }) // later the address is that of the next page
    addEventListener('pagehide', flush, { signal })
    return () => this.held.abort()
  }

  /**
   * Without delay as long as the budget lasts, so that even Back right after the last key loses nothing.
   * @param isStep Back is to return to the query before
   */
  write(search: string, isStep = false): void {
    clearTimeout(this.timer)
    this.wanted = search
    this.isStep = isStep
    changes = changes.filter((time) => time > performance.now() - BUDGET_MS)
    this.timer = setTimeout(() => this.flush(), changes.length < BUDGET ? 0 : DELAY_MS)
  }

  private flush(): void {
    clearTimeout(this.timer)
    if (this.wanted !== undefined && this.wanted !== location.search && this.isHere()) {
      changes.push(performance.now())
      const change = this.isStep ? pushAddress : replaceAddress
      change(this.pathname + this.wanted + location.hash)
    }
    this.wanted = undefined
  }

  private isHere(): boolean {
    return !this.held.signal.aborted && location.pathname === this.pathname
  }
}
