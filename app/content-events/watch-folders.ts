import fs from 'node:fs'
import path from 'node:path'

/**
 * Watches a folder and all below it, those too that are made later. One by one: Node's own recursive watching follows
 * every file, and blocks the server for seconds when a thousand of them are rewritten.
 * @returns what ends it
 */
export function watchFolders(root: string, changed: () => void): () => void {
  const watchers = new Map<string, fs.FSWatcher>()
  function add(folder: string): void {
    watchers.get(folder)?.close() // of a folder that was removed and made again
    const watcher = fs.watch(folder, (event, name) => {
      changed()
      if (event !== 'rename' || name === null) return
      const inner = path.join(folder, name)
      if (isFolder(inner)) add(inner)
      else watchers.get(inner)?.close()
    })
    watcher.on('error', () => watcher.close())
    watchers.set(folder, watcher)
    for (const entry of fs.readdirSync(folder, { withFileTypes: true }))
      if (entry.isDirectory()) add(path.join(folder, entry.name))
  }
  fs.mkdirSync(root, { recursive: true })
  add(root)
  return () => {
    for (const watcher of watchers.values()) watcher.close()
  }
}

const isFolder = (file: string): boolean => fs.statSync(file, { throwIfNoEntry: false })?.isDirectory() ?? false
