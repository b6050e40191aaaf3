import { once } from 'node:events'
import fs from 'node:fs'
import { devStateFile } from '../../lib/core/folders'
import { writeGitDates } from '../build/git-dates'
import { collect } from '../content/collect'
import { loadEnv, main } from '../system/env'
import { checkPort } from '../system/port'
import { start } from '../system/run'

/** Node starts the program anew when its code has changed. */
const COMPILER = ['--watch', '--watch-preserve-output', '--import', 'tsx', 'scripts/dev/content.ts']

/** Serves the content while it is written: Next renders it, a process beside it compiles and checks what is saved. */
await main(async () => {
  loadEnv()
  // Only this machine is served, unless HOST says otherwise: a development server shows drafts, and its tools trust those who ask.
  const { HOST: host = 'localhost', PORT: port = '3000' } = process.env
  await checkPort(Number(port), host)
  await collect()
  writeGitDates()
  fs.rmSync(devStateFile(), { force: true })
  await Promise.race([
    runUntilEnd('next', ['dev', '--port', port, '--hostname', host]),
    runUntilEnd(process.execPath, COMPILER, { NODE_ENV: 'production' }), // React's production build is ten times as fast
  ])
})

/** @throws Error when the program ends: one does not serve without the other */
async function runUntilEnd(name: string, args: string[], env = {}): Promise<never> {
  const [code, signal] = await once(start(name, args, { env, isLive: true }), 'exit')
  throw new Error(`${name} ${args.join(' ')} has ended (${signal ?? code}).`)
}
