import { once } from 'node:events'
import fs from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import sirv from 'sirv'

/** A host that knows no rules: files, `.html` left out, and the 404 page at the root of the site. */
export async function bareHost(folder: string): Promise<{ url: string; close(): void }> {
  const files = sirv(folder, { extensions: ['html'], dev: true })
  const server = http.createServer((request, response) =>
    files(request, response, () => {
      response
        .writeHead(404, { 'content-type': 'text/html; charset=utf-8' })
        .end(fs.readFileSync(path.join(folder, '404.html')))
    }),
  )
  server.listen(0)
  await once(server, 'listening')
  return { url: `http://localhost:${(server.address() as AddressInfo).port}`, close: () => void server.close() }
}
