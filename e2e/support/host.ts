import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout } from 'node:timers/promises'

/** Milliseconds between two pieces of a page: more than two frames, so that each is painted. */
const PAUSE = 40

/** A server of a test's own, at a free port. */
export interface Host {
  origin: string
  close(): void
}

export async function serve(listener: http.RequestListener): Promise<Host> {
  const server = http.createServer(listener)
  server.listen(0)
  await once(server, 'listening')
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** What a served site answers, for `send` to pass on in its own way. */
type Send = (
  request: http.IncomingMessage,
  response: http.ServerResponse,
  answer: { status: number; headers: http.IncomingHttpHeaders; body: Buffer },
) => Promise<unknown>

/** A network between the reader and the site at a port; `toPath` says what the site is asked for. */
export const relay = (port: number, send: Send, toPath = (requested: string) => requested): Promise<Host> =>
  serve((request, response) => {
    http.get({ port, path: toPath(request.url ?? '/') }, async (answer) => {
      const { statusCode: status = 200, headers } = answer
      await send(request, response, { status, headers, body: Buffer.concat(await answer.toArray()) })
    })
  })

/** Whether a page is loaded whole, not fetched by the page before it. */
export const isPageLoad = ({ headers }: http.IncomingMessage): boolean => headers['sec-fetch-mode'] === 'navigate'

/** A slow network: each page comes in pieces of so many bytes, and the browser parses and paints each. */
export const inPieces = (port: number, bytes: number): Promise<Host> =>
  relay(port, async (request, response, { status, headers, body }) => {
    response.writeHead(status, headers)
    if (!isPageLoad(request)) return response.end(body)
    for (let from = 0; from < body.length; from += bytes) {
      response.write(body.subarray(from, from + bytes))
      await setTimeout(PAUSE)
    }
    response.end()
  })
