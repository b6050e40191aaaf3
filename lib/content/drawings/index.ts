import fs from 'node:fs'
import path from 'node:path'
import { shortHash } from '../../core/short-hash'
import { statOf } from '../../core/stat'

/** The problem of a diagram that has no drawing yet. */
export const UNDRAWN = 'the diagram has no drawing'
export const isUndrawn = ({ message }: { message: string }): boolean => message === UNDRAWN

/** What an author does about a drawing that is refused. */
export const DRAW_ANEW = 'run `npm run draw`, which draws it anew or removes it, and commit content/drawings.'

export const drawingsDir = (contentDir: string): string => path.join(contentDir, 'drawings')

/** File that keeps the drawing of a Mermaid source: named by its hash, so that a drawing is never that of another text. */
export const drawingFile = (contentDir: string, source: string): string =>
  path.join(drawingsDir(contentDir), `${shortHash(source.replace(/\r\n?/g, '\n').trim())}.svg`)

/** The drawing kept for a Mermaid source (`npm run draw`), as SVG; undefined when there is none. */
export function readDrawing(contentDir: string, source: string): string | undefined {
  const file = drawingFile(contentDir, source)
  return statOf(file)?.isFile() ? fs.readFileSync(file, 'utf8') : undefined
}
