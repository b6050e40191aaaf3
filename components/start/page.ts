import type { StartData } from '@/lib/next/start-data'
import type { renew } from './renew'

/** How long (ms) a start may take; a connection on which it takes longer is gone. */
export const PATIENCE_MS = 15_000

/** What the script in the page and the code that it loads (framework.ts) know of one start. */
export interface StartingPage {
  data: StartData
  /** The page shows a sentence for one that failed (components/layout/header). */
  state: 'waiting' | 'loading' | 'failed' | 'ready'
  /** Elements pressed before the shell listened. */
  presses: HTMLElement[]
  /**
   * Says that these files have not come; the next press tries again.
   * @param stale the one among them of which the host has another: the site was published again
   */
  fail(missing: Iterable<string>, stale?: string): Promise<void>
  renew: typeof renew
}
