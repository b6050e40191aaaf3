import type { CDPSession, Page } from 'playwright'

/** A mid-range phone, as Lighthouse has it: four times slower than the machine the limits were set on. */
export const SLOWDOWN = 4
/** What the loop below takes on that machine (2 cores of a shared host in its quiet hours). */
const REFERENCE_MS = 113
const TRIES = 5

/** Milliseconds a page has used so far for scripts, styles and layout, whatever else the machine did meanwhile. */
export async function threadTime(session: CDPSession): Promise<number> {
  return durations(session, ['ScriptDuration', 'LayoutDuration', 'RecalcStyleDuration'])
}

async function durations(session: CDPSession, names: string[]): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return metrics.filter(({ name }) => names.includes(name)).reduce((sum, { value }) => sum + value * 1000, 0)
}

/**
 * Makes the CPU of a page four times slower than the *reference* machine, so that a figure taken while neighbours use
 * the host is comparable with one taken in a quiet hour, and with one of another machine. Called before each round: the
 * host changes from minute to minute. It cannot undo single interruptions, which stay in the highest percentiles.
 *
 * @returns how many times slower than the reference this machine is now
 */
export async function slowDown(page: Page, session: CDPSession): Promise<number> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const taken: number[] = []
  for (let i = 0; i < TRIES; i++) {
    const before = await durations(session, ['TaskDuration']) // what the protocol runs counts as no script
    await page.evaluate(loop)
    taken.push((await durations(session, ['TaskDuration'])) - before)
  }
  const slower = (taken.sort((a, b) => a - b)[Math.floor(TRIES / 2)] ?? REFERENCE_MS) / REFERENCE_MS
  await session.send('Emulation.setCPUThrottlingRate', { rate: Math.max(1, SLOWDOWN / slower) })
  return slower
}

function loop(): number {
  let sum = 0
  for (let i = 0; i < 1e8; i++) sum += i & 7
  return sum // or the loop would be left out
}
