import fs from 'node:fs'
import { devStateFile, isLive } from './folders'
import { ContentError } from './problem'

/**
 * Memoizes a function of strings for the life of a build. Under `npm run dev` the values are dropped with every revision
 * of the content; where a mistake of the author's prevents a new value, the old one is kept, so that a page can still be
 * rendered. The mistake is reported elsewhere.
 */
export function memo<Key extends string[], Value>(make: (...key: Key) => Value): (...key: Key) => Value {
  const values = new Map<string, Value>()
  let old = new Map<string, Value>()
  let madeIn = 0
  const remake = (id: string, key: Key): Value => {
    try {
      return make(...key)
    } catch (error) {
      if (error instanceof ContentError && old.has(id)) return old.get(id) as Value
      throw error
    }
  }
  return (...key) => {
    const current = revision()
    if (madeIn !== current) {
      old = new Map([...old, ...values])
      values.clear()
    }
    madeIn = current
    const id = key.join('\n')
    if (!values.has(id)) values.set(id, remake(id, key))
    return values.get(id) as Value
  }
}

let dropped = 0
/** Drops all values, because the content has changed. The process that compiles it calls this; others see the revision. */
export const dropMemos = (): void => {
  dropped++
}

/** Changes with every revision of the content. */
const revision = (): number =>
  dropped > 0 || !isLive() ? dropped : (fs.statSync(devStateFile(), { throwIfNoEntry: false })?.mtimeMs ?? 0)
