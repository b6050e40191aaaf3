import fs from 'node:fs'
import path from 'node:path'
import { workDir } from '../core/folders'
import type { Problem } from '../core/problem'

/** What `npm run dev` tells the pages it serves. `scripts/dev/index.ts` writes it, the development server reads it. */
export interface DevState {
  /** What an author has to mend. */
  problems: Problem[]
  /** A file that pages are rendered from cannot be read: no page is rendered until it is mended. */
  isBroken: boolean
  /** Grows with every change that reaches a page without being compiled. */
  changes: number
}

const NONE: DevState = { problems: [], isBroken: false, changes: 0 }

export const devStateFile = (): string => path.join(workDir(), '.contentlayer/dev-state/state.json')

/** The state as it was written last. */
export function readDevState(): DevState {
  try {
    return JSON.parse(fs.readFileSync(devStateFile(), 'utf8')) as DevState
  } catch {
    return NONE // before the first is written; a later one replaces it in one step
  }
}

/** Writes the state beside its file and renames it, so that no reader meets half of it. */
export function writeDevState(state: DevState): void {
  const file = devStateFile()
  fs.mkdirSync(path.dirname(file), { recursive: true })
  fs.writeFileSync(`${file}.new`, JSON.stringify(state))
  fs.renameSync(`${file}.new`, file)
}
