import fs from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { lockBuild } from './build/lock'
import { main } from './system/env'

/** What a build or a test keeps for the next one. ARCHITECTURE.md lists what is in each folder. */
const CACHES = ['.next', '.contentlayer', '.cache']
/** What a command has written for somebody. */
const OUTPUTS = ['out', 'out.new', 'out.old', 'books', 'test-results', 'playwright-report']

/**
 * Removes the caches of a checkout; with `isAll` the built site and other results, too.
 * @returns the names of what was removed
 */
export function clean(root: string, isAll: boolean): string[] {
  const names = [...CACHES, ...(isAll ? OUTPUTS : [])].filter((name) => fs.existsSync(path.join(root, name)))
  for (const name of names) fs.rmSync(path.join(root, name), { recursive: true })
  return names
}

if (process.argv[1]?.endsWith('scripts/clean.ts')) {
  await main(async () => {
    const { values } = parseArgs({ options: { all: { type: 'boolean', default: false } } })
    await lockBuild() // a running build would lose what it has just written
    console.log(`Removed: ${clean('.', values.all).join(', ') || 'nothing'}`)
  })
}
