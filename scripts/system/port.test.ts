import assert from 'node:assert/strict'
import { once } from 'node:events'
import net from 'node:net'
import { test } from 'node:test'
import { checkPort } from './port'

test('a taken port is reported with the way out, a free one is left free', async () => {
  const other = net.createServer().listen(0, 'localhost')
  await once(other, 'listening')
  const address = other.address()
  assert.ok(address && typeof address === 'object')
  const { port } = address
  await assert.rejects(checkPort(port, 'localhost'), new RegExp(`port ${port} of localhost is taken.*PORT=${port + 1}`))
  other.close()
  await once(other, 'close')
  await checkPort(port, 'localhost')
  await checkPort(port, 'localhost')
})

test('a host this machine does not have is reported', () =>
  assert.rejects(checkPort(3999, '203.0.113.7'), /nothing can be served at port 3999 of 203\.0\.113\.7/))
