import fs from 'node:fs'
import path from 'node:path'
import { collectionsDir } from '@/lib/work'

/** Tells an open page of the development server that the collections were written anew. */
export function GET(request: Request) {
  const files = ['Doc', 'Post'].map((type) => path.join(collectionsDir(), type, '_index.json'))
  const stream = new ReadableStream({
    start(controller) {
      const tell = () => controller.enqueue('data: changed\n\n')
      // Contentlayer deletes and writes the file; polling sees both as one change.
      for (const file of files) fs.watchFile(file, { interval: 100 }, ({ size }) => size > 0 && tell())
      request.signal.addEventListener('abort', () => {
        for (const file of files) fs.unwatchFile(file)
        controller.close()
      })
    },
  })
  return new Response(stream, { headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-store' } })
}
