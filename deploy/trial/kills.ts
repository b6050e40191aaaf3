import { type Event, goOn, pause } from './event'
import { below, type Run, signal } from './processes'
import type { Trial } from './trial'

/** Ends somebody. @returns whether there was one */
type Victim = (trial: Trial, run: Run) => boolean
/** Ways to end a publishing: who is ended, and in which share of the time, from the beginning. */
export const VICTIMS: Record<string, { victim: Victim; share: number }> = {
  'publisher, SIGKILL': { victim: (_, { child }) => signal(child.pid ?? 0, 'SIGKILL'), share: 1 },
  'publisher, SIGTERM': { victim: (_, { child }) => signal(child.pid ?? 0, 'SIGTERM'), share: 1 },
  'publisher and all it started, SIGKILL': {
    victim: (_, { child }) => signal(-(child.pid ?? 0), 'SIGKILL'),
    share: 1,
  },
  'rsync, SIGKILL': { victim: (trial, run) => killBelow(trial, run, 'rsync'), share: 0.05 },
  'shell on the target, SIGKILL': { victim: (trial, run) => killBelow(trial, run, 'sh'), share: 0.6 },
}

/** Ends what bears this name below the publisher or, over ssh, below the server. */
function killBelow({ sshd }: Trial, { child, isRemote }: Run, name: string): boolean {
  const found = below((isRemote ? sshd?.pid : child.pid) ?? 0).filter((program) => program.name === name)
  return found.map(({ pid }) => signal(pid, 'SIGKILL')).includes(true)
}

/** Tries to end one, from a moment on, until it succeeds or the publishing has ended. @returns whether it succeeded */
export async function kill(run: Run, victim: (run: Run) => boolean, from: number): Promise<boolean> {
  await pause(from)
  while (run.child.exitCode === null && run.child.signalCode === null) {
    if (victim(run)) return true
    await pause(2)
  }
  return false
}

const killing =
  (victim: Victim, share: number, isRemote: boolean): Event =>
  async (trial) => {
    if (isRemote && !trial.sshd) return undefined
    const [site, before] = [trial.site(), trial.way.at(-1)]
    const run = trial.start(site, isRemote)
    const isKilled = await kill(run, (one) => victim(trial, one), trial.dice.number(trial.duration * share))
    const { code, said } = await run.end
    trial.quiet()
    if (!isKilled && code !== 0) trial.issue(`site ${site} was not published: ${said}`)
    const served = await trial.check(code === 0 ? [site] : [before, site])
    if (served === site) trial.went(site)
    await goOn(trial, [served])
    return !isKilled ? 'had ended before' : served === site ? 'the new site was served' : 'the old site was served'
  }

/** Who is killed, and how the publishing ran. */
export const KILLS: [name: string, event: Event][] = Object.entries(VICTIMS).flatMap(([name, { victim, share }]) =>
  [false, true].map((isRemote): [string, Event] => [
    `${name}${isRemote ? ', over ssh' : ''}`,
    killing(victim, share, isRemote),
  ]),
)
