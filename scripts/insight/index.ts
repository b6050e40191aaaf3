import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import readline from 'node:readline'
import { parsePath } from '../../lib/core/routes'
import { embeddedClient } from '../../lib/search/embedded/client'
import { INDEX_FOLDER, indexName } from '../../lib/search/target'
import { loadEnv, main } from '../system/env'
import { type Insight, type Request, readLine, sumUp } from './read-log'

const MOST = 20

/**
 * Reads an access log of the host (combined format): what is read, what is dead, what was asked in vain. The questions are
 * those of `/search?q=`; each is asked again of the index in OUT_DIR. `npm run insight -- access.log`
 */
await main(async () => {
  loadEnv()
  const file = process.argv[2]
  if (!file) throw new Error('say which log to read: npm run insight -- access.log')
  const salt = randomUUID()
  const requests: Request[] = []
  let other = 0
  for await (const line of readline.createInterface({ input: fs.createReadStream(file) })) {
    const request = readLine(line, salt)
    if (request) requests.push(request)
    else other++
  }
  const insight = sumUp(requests)
  console.log(
    `${requests.length} requests of ${insight.people} people and ${insight.programs} programs; ${other} lines of another form`,
  )
  print(
    'most read, by people of a day',
    insight.read.map(([page, count]) => `${count}  ${page}`),
  )
  print(
    'dead addresses',
    insight.dead.map(([page, count, from]) => `${count}  ${page}${from && `  from ${from}`}`),
  )
  print('asked in vain', await inVain(insight))
})

function print(title: string, lines: string[]): void {
  console.log(`\n${title}: ${lines.length}`)
  for (const line of lines.slice(0, MOST)) console.log(`  ${line}`)
}

/** Questions that find nothing now. */
async function inVain({ questions }: Insight): Promise<string[]> {
  const folder = path.resolve(process.env.OUT_DIR ?? 'out', INDEX_FOLDER)
  const client = embeddedClient(async (file) => fs.readFileSync(path.join(folder, file)))
  const found: string[] = []
  for (const [question, count, page] of questions) {
    const request = { indexName: indexName(parsePath(page).locale, 'current'), query: question, hitsPerPage: 1 }
    const { results } = await client.search([request])
    if (results[0]?.nbHits === 0) found.push(`${count}  ${question}`)
  }
  return found
}
