import fs from 'node:fs'
import path from 'node:path'
import sirv from 'sirv'
import { type Host, serve } from './host'

/** A host that knows no rules: files, `.html` left out, and the 404 page at the root of the site. */
export function bareHost(folder: string): Promise<Host> {
  const files = sirv(folder, { extensions: ['html'], dev: true })
  return serve((request, response) =>
    files(request, response, () => {
      response
        .writeHead(404, { 'content-type': 'text/html; charset=utf-8' })
        .end(fs.readFileSync(path.join(folder, '404.html')))
    }),
  )
}
