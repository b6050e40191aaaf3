import type { Trial } from './trial'

/**
 * Disturbs a publishing and checks the site.
 * @returns the outcome for the report, or undefined where the event is impossible
 */
export type Event = (trial: Trial) => Promise<string | undefined>

export const pause = (milliseconds: number) => new Promise((next) => setTimeout(next, milliseconds))

/** After the trouble: what is served is whole, and a publishing needs no hand. */
export async function goOn(trial: Trial, allowed: (number | undefined)[]): Promise<number> {
  trial.quiet()
  const served = await trial.check(allowed)
  trial.now += ', the next publishing'
  await trial.publish(trial.site(), trial.dice.chance(0.3))
  return served
}
