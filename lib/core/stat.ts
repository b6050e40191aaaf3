import fs from 'node:fs'

/** What is at a path, symbolic links followed; undefined for nothing, a link to itself and a name too long for the disk. */
export function statOf(file: string): fs.Stats | undefined {
  try {
    return fs.statSync(file)
  } catch {
    return undefined
  }
}
