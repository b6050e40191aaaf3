import fs from 'node:fs'
import path from 'node:path'
import { below, signal } from './processes'
import type { Run, Trial } from './trial'

/** Does something to a publishing, and looks. @returns how it ended, for the report, or undefined where it cannot be done */
export type Event = (trial: Trial) => Promise<string | undefined>

const pause = (milliseconds: number) => new Promise((next) => setTimeout(next, milliseconds))

/** Ends somebody. @returns whether there was one */
type Victim = (trial: Trial, run: Run) => boolean
/** Ways to end a publishing: who is ended, and in which share of the time, from the beginning. */
const VICTIMS: Record<string, { victim: Victim; share: number }> = {
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
async function kill(run: Run, victim: (run: Run) => boolean, from: number): Promise<boolean> {
  await pause(from)
  while (run.child.exitCode === null && run.child.signalCode === null) {
    if (victim(run)) return true
    await pause(2)
  }
  return false
}

/** After the trouble: what is served is whole, and a publishing needs no hand. */
async function goOn(trial: Trial, allowed: (number | undefined)[]): Promise<number> {
  trial.quiet()
  const served = await trial.check(allowed)
  trial.now += ', the next publishing'
  await trial.publish(trial.site(), trial.dice.chance(0.3))
  return served
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
    if (!isKilled && code !== 0) trial.fault(`site ${site} was not published: ${said}`)
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

const failedReload: Event = async (trial) => {
  const before = trial.way.at(-1)
  const reload = trial.dice.pick(['false', `${trial.reload} && false`, 'kill -9 $$', 'no-such-program'])
  // Two sites may share a script: of four in a row some change the headers.
  const codes: (number | null)[] = []
  let served = before
  for (let tries = 0; tries < 2; tries++) {
    const site = trial.site()
    const { code } = await trial.start(site, trial.dice.chance(0.3), reload).end
    codes.push(code)
    served = await trial.check([code === 0 ? site : served])
    if (code === 0) trial.went(site)
  }
  await goOn(trial, [served])
  return codes.every((code) => code === 0) ? 'no reload was needed' : 'the old site was served'
}

/** What was served before is served again. */
async function goBack(trial: Trial): Promise<void> {
  const [, expected] = trial.way.toReversed()
  const { code, said } = await trial.start('--rollback', trial.dice.chance(0.3)).end
  if (code !== 0) trial.fault(`nothing was rolled back: ${said}`)
  trial.way.pop()
  await trial.check([expected])
}

const rollback: Event = async (trial) => {
  const times = 1 + trial.dice.number(2)
  for (let time = 0; time < times; time++) await goBack(trial)
  await goOn(trial, [trial.way.at(-1)])
  return times === 1 ? 'the site before was served' : 'the site before the one before was served'
}

const killedRollback: Event = async (trial) => {
  const [before, expected] = trial.way.toReversed()
  const run = trial.start('--rollback')
  const { victim } = trial.dice.pick(Object.values(VICTIMS))
  await kill(run, (one) => victim(trial, one), trial.dice.number(60))
  await run.end
  trial.quiet()
  const served = await trial.check([before, expected])
  if (served === expected) trial.way.pop()
  await goOn(trial, [served])
  return served === expected ? 'the site before was served' : 'the same site was served'
}

const race: Event = async (trial) => {
  const before = trial.way.at(-1)
  const sites = [trial.site(), trial.site()]
  const first = trial.start(sites[0] ?? 0, trial.dice.chance(0.3))
  await pause(trial.dice.number(trial.duration))
  const second = trial.start(sites[1] ?? 0, trial.dice.chance(0.3))
  const ends = await Promise.all([first.end, second.end])
  trial.quiet()
  const published = sites.filter((_, at) => ends[at]?.code === 0)
  if (published.length === 0) trial.fault(`neither was published: ${ends.map(({ said }) => said).join(' / ')}`)
  const { number } = await trial.reader.look()
  for (const site of published.toSorted((one, other) => Number(one === number) - Number(other === number)))
    trial.went(site)
  const served = await trial.check(published.length > 0 ? published : [before])
  await goOn(trial, [served])
  return published.length === 2 ? 'both were served in turn' : 'one gave way'
}

const fullDisk: Event = async (trial) => {
  if (!trial.hasDisk) return undefined
  const before = trial.way.at(-1)
  fill(trial, trial.dice.number(2_000_000))
  const site = trial.site(8) // what is removed before it makes no room for it
  const { code } = await trial.start(site, trial.dice.chance(0.3)).end
  const served = await trial.check([code === 0 ? site : before])
  if (code === 0) trial.went(site)
  fill(trial, 0)
  await goBack(trial)
  fs.rmSync(path.join(trial.target, 'filler'))
  await goOn(trial, [trial.way.at(-1)])
  return served === site ? 'there was room' : 'the old site was served'
}

/** Leaves this many bytes free on the disk of the target. */
function fill({ target }: Trial, free: number): void {
  const file = path.join(target, 'filler')
  const { bavail, bsize } = fs.statfsSync(target)
  const room = bavail * bsize - free
  if (room > 0) fs.appendFileSync(file, Buffer.alloc(room))
}

export const OTHERS: [name: string, event: Event][] = [
  ['a reload that fails', failedReload],
  ['a rollback', rollback],
  ['a rollback, killed', killedRollback],
  ['two publishers at once', race],
  ['a full disk', fullDisk],
]
