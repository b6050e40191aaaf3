import { setTimeout } from 'node:timers/promises'
import { watch } from 'chokidar'
import { contentDir } from '../../lib/core/folders'
import { dropMemos } from '../../lib/core/memo'
import { type DevState, readDevState, writeDevState } from '../../lib/dev/state'
import { refresh } from '../content/refresh'
import { main } from '../system/env'
import { findProblems, isBroken } from './problems'
import { reportOnce } from './report'

/** Events of one save, or of several files that are saved together, make one revision. */
const QUIET_MS = 30

const report = reportOnce()

/** One revision of the content: compile what has changed, show it, check everything. Nothing is shown while it is broken. */
async function revise(): Promise<void> {
  dropMemos()
  const hasErrors = isBroken()
  if (!hasErrors) {
    await refresh()
    update({ revision: readDevState().revision + 1, isBroken: false })
  }
  const problems = findProblems()
  report(problems)
  update({ problems, isBroken: hasErrors })
}

/** Each writing is an event for the server and the open pages. */
function update(change: Partial<DevState>): void {
  const state = readDevState()
  const next = { ...state, ...change }
  if (JSON.stringify(next) !== JSON.stringify(state)) writeDevState(next)
}

let last = Promise.resolve()
let isDue = false
/** Revisions follow one another. A failure is reported and is no end: a file that goes while it is read makes its own event. */
function scheduleRevision(): void {
  if (isDue) return
  isDue = true
  last = last
    .then(() => setTimeout(QUIET_MS))
    .then(() => {
      isDue = false
      return revise()
    })
    .catch(console.error)
}

await main(async () => {
  watch('.', { cwd: contentDir(), ignoreInitial: true }).on('all', scheduleRevision)
  await import('../content/compile') // it takes a second, which the first save need not wait for
  scheduleRevision() // everything is compiled again where the code of the compiler has changed
})
