import fs from 'node:fs'
import path from 'node:path'
import { collectionsDir, contentDir, workDir } from './folders'
import { ContentError } from './problem'

/** In development, milliseconds for which the state of the files is cached: rendering a page reads it hundreds of times. */
const LOOK_MS = 5

/**
 * Memoizes a function of strings for the life of a build. The development server drops the values when an input file
 * changes. If a mistake of the author prevents a new value, the old one is returned, so that the page still renders; the
 * check reports the mistake.
 */
export function memo<Key extends string[], Value>(make: (...key: Key) => Value): (...key: Key) => Value {
  const values = new Map<string, Value>()
  let old = new Map<string, Value>()
  let madeFrom = ''
  const remake = (id: string, key: Key): Value => {
    try {
      return make(...key)
    } catch (error) {
      if (error instanceof ContentError && old.has(id)) return old.get(id) as Value
      throw error
    }
  }
  return (...key) => {
    if (madeFrom !== stamp()) {
      old = new Map([...old, ...values])
      values.clear()
    }
    madeFrom = stamp()
    const id = key.join('\n')
    if (!values.has(id)) values.set(id, remake(id, key))
    return values.get(id) as Value
  }
}

let look = { at: 0, stamp: '' }
/** Changes with every file the site's data is made of; constant outside development, where nothing changes. */
function stamp(): string {
  if (process.env.NODE_ENV !== 'development') return ''
  if (performance.now() - look.at > LOOK_MS) look = { at: performance.now(), stamp: inputs().map(changed).join(' ') }
  return look.stamp
}

function inputs(): string[] {
  const yamlIn = (folder: string) => list(folder).filter((file) => file.endsWith('.yaml'))
  return [
    ...folders(collectionsDir()).map((folder) => path.join(folder, '_index.json')),
    path.join(workDir(), '.contentlayer/git-dates.json'),
    ...yamlIn(contentDir()),
    ...yamlIn(path.join(contentDir(), 'etl')),
    ...yamlIn(path.join(contentDir(), 'blog')),
    ...folders(path.join(contentDir(), 'versions')).flatMap(yamlIn),
    ...list(path.join(contentDir(), 'pages')),
  ]
}

const entries = (folder: string): fs.Dirent[] =>
  fs.existsSync(folder) ? fs.readdirSync(folder, { withFileTypes: true }) : []
const list = (folder: string): string[] => entries(folder).map(({ name }) => path.join(folder, name))
const folders = (folder: string): string[] =>
  entries(folder).flatMap((entry) => (entry.isDirectory() ? [path.join(folder, entry.name)] : []))
const changed = (file: string): string => {
  const stat = fs.statSync(file, { throwIfNoEntry: false })
  return `${file} ${stat?.mtimeMs} ${stat?.size}`
}
