import { setTimeout } from 'node:timers/promises'
import { watch } from 'chokidar'
import { contentDir } from '../../lib/core/folders'
import { dropMemos } from '../../lib/core/memo'
import { type DevState, readDevState, writeDevState } from '../../lib/dev/state'
import { compileStale, loadCompiler, markStale } from '../compile/content'
import { main } from '../system/env'
import { findProblems, isBroken } from './problems'
import { tellOnce } from './tell'

/** Events of one save, or of several files that are saved together, make one revision. */
const QUIET_MS = 30

const tell = tellOnce()
/** Files of the content folder that have changed since they were compiled. */
const changed = new Set<string>()

/** One revision of the content: compile what has changed, show it, check everything. Nothing is shown while it is broken. */
async function revise(): Promise<void> {
  dropMemos()
  const isFaulty = isBroken()
  if (!isFaulty) {
    const files = new Set(changed)
    changed.clear()
    await compileStale(files).catch((error) => {
      for (const file of files) changed.add(file)
      throw error
    })
    update({ revision: readDevState().revision + 1, isBroken: false })
  }
  const problems = findProblems()
  tell(problems)
  update({ problems, isBroken: isFaulty })
}

/** Each writing is an event for the server and the open pages. */
function update(change: Partial<DevState>): void {
  const state = readDevState()
  const next = { ...state, ...change }
  if (JSON.stringify(next) !== JSON.stringify(state)) writeDevState(next)
}

let last = Promise.resolve()
let isDue = false
/** Revisions follow one another. A failure is told and is no end: a file that goes while it is read makes an event of its own. */
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
  watch('.', { cwd: contentDir(), ignoreInitial: true }).on('all', (_event, file) => {
    changed.add(file.replaceAll('\\', '/'))
    scheduleRevision()
  })
  await loadCompiler()
  markStale() // everything, where the code of the compiler has changed
  scheduleRevision()
})
