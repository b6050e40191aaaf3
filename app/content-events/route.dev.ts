import fs from 'node:fs'
import { bodiesDir, collectionsDir } from '@/lib/work'

/**
 * Tells an open page of the development server what has changed: first a text, as soon as it is compiled, then the
 * collections, which Contentlayer writes as a whole.
 */
export function GET(request: Request) {
  const stream = new ReadableStream({
    start(controller) {
      const tell = () => controller.enqueue('data: changed\n\n')
      const watchers = [
        fs.watch(bodiesDir(), { recursive: true }, soon(tell, 20)),
        fs.watch(
          collectionsDir(),
          { recursive: true },
          soon((file) => file?.endsWith('_index.json') && tell(), 100),
        ),
      ]
      tell() // of what changed before the page could listen
      request.signal.addEventListener('abort', () => {
        for (const watcher of watchers) watcher.close()
        controller.close()
      })
    },
  })
  return new Response(stream, { headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-store' } })
}

/** One call for the several events that a single write makes. */
function soon(act: (file: string | null) => void, ms: number): (event: string, file: string | null) => void {
  const timers = new Map<string | null, ReturnType<typeof setTimeout>>()
  return (_, file) => {
    clearTimeout(timers.get(file))
    timers.set(
      file,
      setTimeout(() => act(file), ms),
    )
  }
}
