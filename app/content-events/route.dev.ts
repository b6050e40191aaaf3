import fs from 'node:fs'
import path from 'node:path'
import { devStateFile } from '@/lib/core/folders'
import { readDevState } from '@/lib/dev/state'

/** Tells an open page of the development server each new revision of the content, and what is wrong in it. */
export function GET(request: Request) {
  const encoder = new TextEncoder()
  const stream = new ReadableStream({
    start(controller) {
      const send = () => controller.enqueue(encoder.encode(`data: ${JSON.stringify(readDevState())}\n\n`))
      const { dir, base } = path.parse(devStateFile())
      const watcher = fs.watch(dir, (_event, name) => name === base && send())
      send() // what changed before the page could listen
      request.signal.addEventListener('abort', () => {
        watcher.close()
        controller.close()
      })
    },
  })
  return new Response(stream, { headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-store' } })
}
