import { createHash } from 'node:crypto'

/** The first ten hexadecimal digits of a SHA-256, enough to tell versions of one file apart. */
export const shortHash = (data: string | Uint8Array): string =>
  createHash('sha256').update(data).digest('hex').slice(0, 10)
