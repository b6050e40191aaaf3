import fs from 'node:fs'
import { writeFileAtomic } from '../content/write-file-atomic'
import { devStateFile } from '../core/folders'
import type { Problem } from '../core/problem'

/** What `npm run dev` tells the pages it serves. `scripts/dev/content.ts` writes it, the development server reads it. */
export interface DevState {
  /** Grows with every save, when what was saved is compiled. */
  revision: number
  /** What an author has to fix. */
  problems: Problem[]
  /** A file that pages are rendered from cannot be read: no page is rendered until it is fixed. */
  isBroken: boolean
}

const NONE: DevState = { revision: 0, problems: [], isBroken: false }

/** The state as it was written last. */
export const readDevState = (): DevState =>
  fs.existsSync(devStateFile()) ? (JSON.parse(fs.readFileSync(devStateFile(), 'utf8')) as DevState) : NONE

/** Tells the state to the server and to the open pages. */
export const writeDevState = (state: DevState): void => writeFileAtomic(devStateFile(), JSON.stringify(state))
