import fs from 'node:fs'
import path from 'node:path'
import { writeFileAtomic } from '../../lib/content/write-file-atomic'
import { buildIndex, hashSource } from '../../lib/search/embedded/build'
import { indexSources } from '../../lib/search/embedded/build/files'
import type { Root } from '../../lib/search/embedded/format'
import { hostedSettings, INDEX_FOLDER } from '../../lib/search/target'
import { writeAll } from '../system/files'

/**
 * Writes the embedded search indexes into a folder; a site with a hosted one has none. An existing index of the same
 * records is reused: making it is the longest part of a build in which one page has changed.
 * @returns number of indexes that were made
 */
export function publishSearch(target: string): number {
  const folder = path.join(target, INDEX_FOLDER)
  const kept = new Set<string>()
  let made = 0
  for (const source of hostedSettings() ? [] : indexSources()) {
    const root = `${source.name}.json`
    if (readRoot(path.join(folder, root))?.madeOf !== hashSource(source)) {
      writeIndex(folder, root, buildIndex(source))
      made++
    }
    kept.add(root).add(readRoot(path.join(folder, root))?.folder ?? '')
  }
  for (const entry of fs.existsSync(folder) ? fs.readdirSync(folder) : [])
    if (!kept.has(entry)) fs.rmSync(path.join(folder, entry), { recursive: true })
  return made
}

/** The root comes last, so an index with a root is whole. A published folder may share the root that was here before. */
function writeIndex(folder: string, root: string, files: Map<string, Uint8Array>): void {
  writeAll(new Map([...files].filter(([name]) => name !== root)), folder)
  writeFileAtomic(path.join(folder, root), files.get(root) ?? '')
}

const readRoot = (file: string): Root | undefined =>
  fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as Root) : undefined
