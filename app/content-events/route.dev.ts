import fs from 'node:fs'
import path from 'node:path'
import { bodiesDir, collectionsDir } from '@/lib/folders'

/**
 * Tells an open page of the development server what has changed: first a text, as soon as it is compiled, then the
 * collections, which Contentlayer writes as a whole.
 */
export function GET(request: Request) {
  const stream = new ReadableStream({
    start(controller) {
      const tell = () => controller.enqueue('data: changed\n\n')
      const watchers = [
        ...foldersIn(bodiesDir()).map((folder) => fs.watch(folder, soon(tell, 20))),
        // The last file Contentlayer writes; the folder of each collection would tell of every page.
        fs.watch(collectionsDir(), soon(tell, 100)),
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

/** Watched one by one: Node's own recursive watching follows every file, and holds the server up for seconds when all are written anew. */
function foldersIn(folder: string): string[] {
  const inner = fs.readdirSync(folder, { withFileTypes: true, recursive: true }).filter((entry) => entry.isDirectory())
  return [folder, ...inner.map(({ parentPath, name }) => path.join(parentPath, name))]
}

/** One call for the several events that a single write makes. */
function soon(act: () => void, ms: number): () => void {
  let timer: ReturnType<typeof setTimeout>
  return () => {
    clearTimeout(timer)
    timer = setTimeout(act, ms)
  }
}
