import type { Box } from './files'

const MB = 1_000_000

/** Prints what the files of a box weigh, by kind. */
export function printSizes({ files, kinds }: Box, archive: number): void {
  const sums = new Map<string, { count: number; bytes: number }>()
  for (const [file, bytes] of files) {
    const kind = kinds.get(file) ?? kinds.get(file.replace(/\.js$/, '')) ?? 'code'
    const sum = sums.get(kind) ?? { count: 0, bytes: 0 }
    sums.set(kind, { count: sum.count + 1, bytes: sum.bytes + bytes.length })
  }
  for (const [kind, { count, bytes }] of sums) console.log(`${kind}: ${count} files, ${(bytes / MB).toFixed(1)} MB`)
  console.log(`archive: ${(archive / MB).toFixed(1)} MB`)
}
