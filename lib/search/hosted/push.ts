/** Fills the hosted index: first a temporary index, which then replaces the old one. */
import type { Algoliasearch, IndexSettings, SynonymHit } from 'algoliasearch'
import type { HostedRecord } from './settings'

export interface Push {
  client: Algoliasearch
  index: string
  records: HostedRecord[]
  settings: IndexSettings
  synonyms: SynonymHit[]
  /** Called after each batch. */
  onProgress?: (sent: number) => void
  /** Milliseconds before a batch is sent again, then twice that. */
  patienceMs?: number
}

const BATCH = 1000
const TRIES = 3

/**
 * Readers use the old index until the last step, and after a failed step.
 * @throws Error that names the remedy, and never a key
 */
export async function pushIndex(push: Push): Promise<void> {
  const { client, index } = push
  const temporary = `${index}_tmp_${Date.now().toString(36)}`
  try {
    await fill(temporary, push)
    const { taskID } = await client.operationIndex({
      indexName: temporary,
      operationIndexParams: { operation: 'move', destination: index },
    })
    await client.waitForTask({ indexName: index, taskID })
  } catch (error) {
    await client.deleteIndex({ indexName: temporary }).catch(() => undefined) // the first error matters
    throw new Error(explain(error, index))
  }
}

async function fill(temporary: string, push: Push): Promise<void> {
  const { client, index, records, settings, synonyms, onProgress, patienceMs = 2000 } = push
  // Rules that were written in the service's own dashboard move along.
  const copied = await client.operationIndex({
    indexName: index,
    operationIndexParams: { operation: 'copy', destination: temporary, scope: ['rules'] },
  })
  await client.waitForTask({ indexName: temporary, taskID: copied.taskID })
  const tasks = [await client.setSettings({ indexName: temporary, indexSettings: settings })]
  if (synonyms.length > 0)
    tasks.push(await client.saveSynonyms({ indexName: temporary, synonymHit: synonyms, replaceExistingSynonyms: true }))
  for (let from = 0; from < records.length; from += BATCH) {
    const batch = records.slice(from, from + BATCH)
    const { taskID } = await retry(patienceMs, () =>
      client.batch({
        indexName: temporary,
        batchWriteParams: {
          requests: batch.map((record) => ({ action: 'addObject' as const, body: { ...record } })),
        },
      }),
    )
    tasks.push({ taskID, updatedAt: '' })
    onProgress?.(from + batch.length)
  }
  for (const { taskID } of tasks) await client.waitForTask({ indexName: temporary, taskID })
}

/**
 * The client itself tries other hosts. This waits when the network fails for a moment or the service limits the rate.
 */
async function retry<T>(patienceMs: number, act: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await act()
    } catch (error) {
      if (attempt === TRIES || !isPassing(error)) throw error
      await new Promise((resolve) => setTimeout(resolve, patienceMs * attempt))
    }
  }
}

const statusOf = (error: unknown): number | undefined =>
  error instanceof Error && 'status' in error && typeof error.status === 'number' ? error.status : undefined
const isPassing = (error: unknown): boolean =>
  statusOf(error) === 429 || (error instanceof Error && error.name === 'RetryError')

/** Errors of the client hold requests with their headers, so only words of ours leave this module. */
function explain(error: unknown, index: string): string {
  const status = statusOf(error)
  const kept = 'The index that readers search has not changed.'
  if (status === 401 || status === 403)
    return `the service does not accept the key for the index “${index}”. ALGOLIA_WRITE_KEY must be a key of this application that may addObject, deleteIndex, editSettings and settings. ${kept}`
  if (status === 429) return `the service asks to wait: too many requests. Try again in some minutes. ${kept}`
  if (status !== undefined) return `the service answered ${status}. ${kept}`
  if (error instanceof Error && error.name === 'RetryError')
    return `the service cannot be reached. Check NEXT_PUBLIC_ALGOLIA_APP_ID and the network. ${kept}`
  return `the index could not be sent${error instanceof Error ? ` (${error.name})` : ''}. ${kept}`
}
