import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { main } from '../scripts/system/env'
import type { Event } from './trial/event'
import { OTHERS } from './trial/events'
import { KILLS } from './trial/kills'
import { Trial } from './trial/trial'

/**
 * Publishes with a real nginx and a real sshd, and kills publishings at random moments: `npm run test:publish --
 * --kills 60 --seed one`. A reader polls the site. After each event, and after the next publishing, the served site
 * must be complete. `--script` names another version of publish.sh.
 */
await main(async () => {
  const { values } = parseArgs({
    options: {
      kills: { type: 'string', default: '60' },
      seed: { type: 'string', default: 'one' },
      script: { type: 'string', default: 'deploy/publish.sh' },
    },
  })
  const kills = Number(values.kills)
  if (!Number.isInteger(kills) || kills < 1) throw new Error('--kills is a whole number')
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'publish-trial-'))
  const trial = await Trial.begin(root, path.resolve(values.script), values.seed)
  try {
    const events = eventsOf(kills)
    report(await runAll(trial, events))
    const { looks } = trial.reader
    console.log(`${kills} kills, ${events.length - kills} other events, ${looks} looks: ${trial.issues.length} issues`)
  } finally {
    trial.end()
    fs.rmSync(root, { recursive: true, force: true })
  }
  if (trial.issues.length > 0) throw new Error(`what was found:\n${trial.issues.join('\n')}`)
})

type Named = [name: string, event: Event]

/** Kinds of kills in turns and, after every second, each other kind in turns. */
function eventsOf(kills: number): Named[] {
  const pick = (list: Named[], at: number): Named[] => list.slice(at % list.length).slice(0, 1)
  return Array.from({ length: kills }, (_, at) => [
    ...pick(KILLS, at),
    ...(at % 2 === 1 ? pick(OTHERS, at >> 1) : []),
  ]).flat()
}

/** @returns for each kind, how often it ended how */
async function runAll(trial: Trial, events: Named[]): Promise<Map<string, Map<string, number>>> {
  const ends = new Map<string, Map<string, number>>()
  for (const [at, [name, event]] of events.entries()) {
    trial.now = `${at + 1}. ${name}`
    trial.reader.watch()
    const end = (await event(trial)) ?? 'skipped: it cannot be done on this machine'
    await trial.reader.stop()
    const kind = ends.get(name) ?? new Map<string, number>()
    ends.set(name, kind.set(end, (kind.get(end) ?? 0) + 1))
  }
  return ends
}

function report(ends: Map<string, Map<string, number>>): void {
  for (const [name, kinds] of ends)
    console.log(`${name}: ${[...kinds].map(([end, count]) => `${count} × ${end}`).join(', ')}`)
}
