import './production-react'
import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'
import { collectionsDir } from '../../lib/core/folders'
import { writeDevState } from '../../lib/dev/state'
import { writeGitDates } from '../build/git-dates'
import { loadEnv, main } from '../system/env'
import { listFiles } from '../system/files'
import { checkPort } from '../system/port'
import { start } from '../system/run'
import { followAuthor } from './author'
import { startCollector } from './collector'
import { watchContent } from './watch'

/** How long the first collection may take. */
const FIRST_MS = 600_000
/** Contentlayer writes the collections file by file. */
const WRITING_MS = 250

await main(async () => {
  loadEnv()
  // Only this machine is served, unless HOST says otherwise: a development server shows drafts, and its tools trust those who ask.
  const { HOST: host = 'localhost', PORT: port = '3000' } = process.env
  await checkPort(Number(port), host)
  Object.assign(process.env, { NODE_ENV: 'development' }) // the memo looks at the files again
  const index = path.join(collectionsDir(), 'Doc/_index.json')
  fs.rmSync(index, { force: true })
  writeDevState({ problems: [], isBroken: false, changes: 0 })
  const collector = await startCollector()
  await Promise.race([written(index), collector.died])
  writeGitDates()
  const server = start('next', ['dev', '--port', port, '--hostname', host], { isLive: true })
  const ended = once(server, 'exit').then(([code, signal]) => {
    throw new Error(`next dev has ended (${signal ?? code}).`)
  })
  const author = followAuthor()
  let timer: ReturnType<typeof setTimeout> | undefined
  fs.watch(collectionsDir(), () => {
    clearTimeout(timer)
    timer = setTimeout(author.collected, WRITING_MS)
  })
  await Promise.race([watchContent(author.saved), collector.died, ended])
})

/** Waits for the first collection. Contentlayer writes files in place, so one that is there may be half of it. */
async function written(index: string): Promise<void> {
  const isWhole = () => [index, ...indexes()].every(isJson)
  for (const began = Date.now(); !isWhole(); ) {
    if (Date.now() - began > FIRST_MS) throw new Error(`Contentlayer has written nothing in ${FIRST_MS / 1000} s`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

function indexes(): string[] {
  const names = listFiles(collectionsDir()).filter((file) => path.basename(file) === '_index.json')
  return names.map((file) => path.join(collectionsDir(), file))
}

function isJson(file: string): boolean {
  try {
    JSON.parse(fs.readFileSync(file, 'utf8'))
    return true
  } catch {
    return false
  }
}
