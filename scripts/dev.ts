import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'
import { collectionsDir } from '../lib/folders'
import { collectAndWatch } from './collect'
import { loadEnv, main } from './env'
import { writeGitDates } from './git-dates'
import { start } from './run'

/** How long the first collection may take. */
const PATIENCE_MS = 180_000

await main(async () => {
  loadEnv()
  const index = path.join(collectionsDir(), 'Doc/_index.json')
  fs.rmSync(index, { force: true })
  const collector = collectAndWatch()
  collector.stdout?.on('data', (chunk) => process.stdout.write(chunk))
  collector.stderr?.on('data', (chunk) => process.stderr.write(chunk))
  await Promise.race([
    appears(index),
    once(collector, 'exit').then(() => Promise.reject(new Error('Contentlayer has ended'))),
  ])
  writeGitDates()
  const port = process.env.PORT ?? '3000'
  const server = start('next', ['dev', '--port', port], { isLive: true })
  await once(server, 'exit')
})

async function appears(file: string): Promise<void> {
  for (const began = Date.now(); !fs.existsSync(file) || fs.statSync(file).size === 0; ) {
    if (Date.now() - began > PATIENCE_MS) throw new Error(`Contentlayer has written nothing in ${PATIENCE_MS / 1000} s`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}
