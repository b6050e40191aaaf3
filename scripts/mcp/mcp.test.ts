import assert from 'node:assert/strict'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { test } from 'node:test'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js'
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import { writeFileAtomic } from '../../lib/content/write-file-atomic'
import { buildIndex } from '../../lib/search/embedded/build'
import { pageRecords } from '../../lib/search/record'
import { INDEX_FOLDER, indexName } from '../../lib/search/target'
import { openSite } from './site'
import { addTools } from './tools'

/** Publishes a site of one page beside the files of the release before it, as a host does that keeps them for a while. */
function publish(folder: string, title: string): void {
  const page = { path: '/docs/a', locale: 'en', version: 'current', kind: 'docs', section: '', title } as const
  const records = pageRecords({ ...page, description: '', tags: [] }, [{ level: 1, id: '', heading: '', text: title }])
  const files = buildIndex({ name: indexName('en', 'current'), records, synonyms: [] })
  for (const [file, bytes] of files) writeFileAtomic(path.join(folder, INDEX_FOLDER, file), bytes)
}

test('a new release is found while the server runs, and the old files remain', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'mcp-'))
  const site = openSite(folder)
  publish(folder, 'Dashboards')
  assert.equal((await site.search('dashboards', 'en', 'current')).length, 1)
  publish(folder, 'Reports')
  assert.deepEqual(
    (await site.search('reports', 'en', 'current')).map(({ title }) => title),
    ['Reports'],
  )
  fs.rmSync(folder, { recursive: true })
})

test('a question that would be cut is refused', async () => {
  const server = new McpServer({ name: 'docs', version: '1.0.0' })
  addTools(server, openSite('nowhere'))
  const client = new Client({ name: 'test', version: '1.0.0' })
  const [one, other] = InMemoryTransport.createLinkedPair()
  await Promise.all([server.connect(one), client.connect(other)])
  const { isError, content } = await client.callTool({ name: 'search', arguments: { query: 'a'.repeat(65) } })
  assert.equal(isError, true)
  assert.match(JSON.stringify(content), /64/)
  await client.close()
})
