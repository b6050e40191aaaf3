import { once } from 'node:events'
import net from 'node:net'

/** @throws Error with what to do, when another program listens there, or nobody may */
export async function checkPort(port: number, host: string): Promise<void> {
  const server = net.createServer()
  try {
    await once(server.listen(port, host), 'listening')
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : ''
    throw new Error(
      code === 'EADDRINUSE'
        ? `port ${port} of ${host} is taken by another program: end it, or choose a port with PORT=${port + 1} npm run dev.`
        : `nothing can be served at port ${port} of ${host} (${code}): choose others with PORT and HOST.`,
    )
  }
  server.close()
  await once(server, 'close')
}
