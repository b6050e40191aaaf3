import { once } from 'node:events'
import fs from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { shortHash } from '../../lib/core/short-hash'

/**
 * Lets one build of this folder run at a time: they share `.next`. The lock is a local socket, because the system closes
 * it whichever way the process ends; a file with a process number would outlive a kill.
 * @throws Error when another build is running
 */
export async function lockBuild(folder = process.cwd()): Promise<net.Server> {
  const address = addressOf(folder)
  if (await isAnswered(address)) throw new Error('another build of this folder is running: wait for its end')
  if (process.platform !== 'win32') fs.rmSync(address, { force: true }) // left by a process that was killed
  const server = net.createServer((socket) => socket.end())
  server.unref() // the lock alone keeps no process running
  server.listen(address)
  await once(server, 'listening')
  return server
}

function addressOf(folder: string): string {
  const name = `build-${shortHash(path.resolve(folder))}`
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : path.join(os.tmpdir(), `${name}.sock`)
}

const isAnswered = (address: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = net.connect(address)
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
