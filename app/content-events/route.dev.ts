import fs from 'node:fs'
import path from 'node:path'
import { bodiesDir, collectionsDir } from '@/lib/core/folders'
import { devStateFile, readDevState } from '@/lib/dev/state'
import { watchFolders } from './watch-folders'

/** Contentlayer writes the collections one after the other: each time an open page rendered again held up the next save. */
const COLLECTIONS_MS = 250

/**
 * Tells an open page of the development server what has changed: first a text (the event `text`), as soon as it is
 * compiled, then the collections, which Contentlayer writes as a whole; and what `scripts/dev/index.ts` found in the files of the
 * author.
 */
export function GET(request: Request) {
  const encoder = new TextEncoder()
  const stream = new ReadableStream({
    start(controller) {
      const send = (event: 'text' | 'message') => {
        const data = JSON.stringify(readDevState())
        if (!request.signal.aborted) controller.enqueue(encoder.encode(`event: ${event}\ndata: ${data}\n\n`))
      }
      const tell = () => send('message')
      const ends = [
        watchFolders(
          bodiesDir(),
          soon(() => send('text'), 20),
        ),
        // The last files Contentlayer writes; the folder of each collection would tell of every page.
        watchFolder(collectionsDir(), soon(tell, COLLECTIONS_MS)),
        watchFolder(path.dirname(devStateFile()), soon(tell, 5)),
      ]
      tell() // of what changed before the page could listen
      request.signal.addEventListener('abort', () => {
        for (const end of ends) end()
        controller.close()
      })
    },
  })
  return new Response(stream, { headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-store' } })
}

function watchFolder(folder: string, changed: () => void): () => void {
  const watcher = fs.watch(folder, changed)
  return () => watcher.close()
}

/** One call for the several events that a single write makes. */
function soon(act: () => void, ms: number): () => void {
  let timer: ReturnType<typeof setTimeout>
  return () => {
    clearTimeout(timer)
    timer = setTimeout(act, ms)
  }
}
