import { createHash } from 'node:crypto'
import { type ZipOptions, zipSync } from 'fflate'

export type Files = Map<string, Uint8Array>

/** What is compressed already. */
const PACKED = /\.(?:png|jpe?g|webp|avif|webm|mp4|ico)$/

/** Checksums of all files, as `sha256sum --check` reads them. */
export const checksums = (files: Files): string =>
  [...files].map(([file, bytes]) => `${createHash('sha256').update(bytes).digest('hex')}  ${file}\n`).join('')

/**
 * Packs files into a zip, below a folder: the same bytes for the same files.
 * @param day of all files, as `2026-11-25`
 */
export function zip(files: Files, folder: string, day: string): Uint8Array {
  const mtime = new Date(`${day}T00:00:00`) // a zip holds local time, so it is the same in every zone
  const entries: [string, [Uint8Array, ZipOptions]][] = [...files].map(([file, bytes]) => [
    `${folder}/${file}`,
    [bytes, { level: PACKED.test(file) ? 0 : 6 }],
  ])
  return zipSync(Object.fromEntries(entries), { mtime })
}
