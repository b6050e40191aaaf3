import fs from 'node:fs'
import path from 'node:path'
import { type Event, goOn, pause } from './event'
import { kill, VICTIMS } from './kills'
import type { Trial } from './trial'

/** The pages at old addresses answer until the next reload. */
const failedReload: Event = async (trial) => {
  const site = trial.site()
  const reload = trial.dice.pick(['false', `${trial.reload} && false`, 'kill -9 $$', 'no-such-program'])
  const { code, said } = await trial.start(site, trial.dice.chance(0.3), reload).end
  if (code !== 0) trial.issue(`site ${site} was not published: ${said}`)
  trial.went(site)
  await goOn(trial, [site])
  return 'the new site was served'
}

/** What was served before is served again. */
async function goBack(trial: Trial): Promise<void> {
  const [, expected] = trial.way.toReversed()
  const { code, said } = await trial.start('--rollback', trial.dice.chance(0.3)).end
  if (code !== 0) trial.issue(`nothing was rolled back: ${said}`)
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
  await pause(trial.dice.number(trial.duration * trial.dice.pick([0.15, 1])))
  const second = trial.start(sites[1] ?? 0, trial.dice.chance(0.3))
  const ends = await Promise.all([first.end, second.end])
  trial.quiet()
  const published = sites.filter((_, at) => ends[at]?.code === 0)
  if (published.length === 0) trial.issue(`neither was published: ${ends.map(({ said }) => said).join(' / ')}`)
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
