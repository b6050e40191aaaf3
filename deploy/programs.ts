import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import net from 'node:net'
import path from 'node:path'

/** A port that nobody listens to. */
export async function freePort(): Promise<number> {
  const server = net.createServer().listen(0)
  await once(server, 'listening')
  const { port } = server.address() as net.AddressInfo
  server.close()
  return port
}

/** @throws Error when nobody listens to the port within two minutes, or the program that should has ended */
export async function listens(port: number, program: ChildProcess, host = '127.0.0.1'): Promise<void> {
  for (let tries = 0; ; tries++) {
    const socket = net.connect(port, host)
    const isThere = await once(socket, 'connect').then(
      () => true,
      () => false,
    )
    socket.destroy()
    if (isThere) return
    if (tries === 1200 || program.exitCode !== null) throw new Error(`nothing listens to port ${port}`)
    await new Promise((next) => setTimeout(next, 100))
  }
}

export interface Nginx {
  process: ChildProcess
  /** Arguments that name this nginx, for `nginx … -s reload`. */
  args: string[]
}

/**
 * Starts a real nginx with its files in its own folder.
 * @param server configuration of the server and of its siblings
 * @param first the first lines of the configuration
 */
export function startNginx(folder: string, server: string, first = ''): Nginx {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  )
  const config = path.join(folder, 'nginx.conf')
  fs.writeFileSync(
    config,
    `${first}daemon off;\npid ${folder}/pid;\nevents {}\nhttp {\naccess_log off;\n${temporary.join('\n')}\n${server}}\n`,
  )
  const args = ['-e', `${folder}/errors`, '-p', folder, '-c', config]
  return { process: spawn('nginx', args, { stdio: 'inherit' }), args }
}
