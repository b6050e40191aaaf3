import fs from 'node:fs'

const oldOf = (out: string): string => `${out}.old`

/** Puts a new folder in place of the old one in two renames, so that a failed build leaves the old one as it was. */
export function replace(fresh: string, out: string): void {
  repair(out)
  if (fs.existsSync(out)) fs.renameSync(out, oldOf(out))
  fs.renameSync(fresh, out)
  fs.rmSync(oldOf(out), { recursive: true, force: true })
}

/** A process that was killed between the two renames left the folder under its other name: puts it back. */
export function repair(out: string): void {
  if (!fs.existsSync(oldOf(out))) return
  if (fs.existsSync(out)) fs.rmSync(oldOf(out), { recursive: true, force: true })
  else fs.renameSync(oldOf(out), out)
}
