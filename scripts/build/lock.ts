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
  // Only on macOS the name of a socket is a file, which stays when its process is killed.
  if (address.endsWith('.sock') && !(await isAnswered(address))) fs.rmSync(address, { force: true })
  const server = net.createServer((socket) => socket.end())
  server.unref() // the lock alone keeps no process running
  server.listen(address) // the system gives a name once, so there is no moment between looking and taking
  try {
    await once(server, 'listening')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
    throw new Error('another build of this folder is running: wait for its end', { cause: error })
  }
  return server
}

function addressOf(folder: string): string {
  const name = `build-${shortHash(path.resolve(folder))}`
  if (process.platform === 'linux') return `\0${name}` // known to the system alone, no file
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : path.join(os.tmpdir(), `${name}.sock`)
}

const isAnswered = (address: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = net.connect(address)
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
