import { crc32 } from 'node:zlib'
import type { Dice } from '../../system/random'
import { DRAWINGS } from './samples'

type BytesMutator = (data: Buffer, dice: Dice) => Buffer

/** What breaks any file. */
export const BYTES: Record<string, BytesMutator> = {
  empty: () => Buffer.alloc(0),
  'other bytes': (data, { number, pick }) => {
    const copy = Buffer.from(data)
    for (let left = pick([1, 50]); left > 0 && copy.length > 0; left--) copy[number(copy.length)] = number(256)
    return copy
  },
  'bytes cut off': (data, { number }) => data.subarray(0, number(data.length + 1)),
  'invalid UTF-8': (data, { number, pick }) => {
    const at = number(data.length + 1)
    const bad = pick([[0xff], [0xc3, 0x28], [0xed, 0xa0, 0x80], [0xf8, 0x88, 0x80, 0x80, 0x80], [0xc0, 0xaf]])
    return Buffer.concat([data.subarray(0, at), Buffer.from(bad), data.subarray(at)])
  },
  'UTF-16': (data) => Buffer.from(`\ufeff${data.toString('utf8')}`, 'utf16le'),
  noise: (_, { number }) => Buffer.from(Array.from({ length: 2000 }, () => number(256))),
  'a packed archive': () => Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3]),
}

/** Offsets in a PNG: width and height have four bytes each, in a chunk that ends with a checksum. */
const PNG = { chunk: 12, width: 16, height: 20, sum: 29 }
/** What breaks a picture or a film. */
export const MEDIA: Record<string, BytesMutator> = {
  ...BYTES,
  'a huge size': (data, { pick }) => {
    const copy = Buffer.from(data)
    if (copy.length < PNG.sum + 4) return copy
    const size = pick([0, 1, 100_000, 2 ** 31 - 1, 2 ** 32 - 1])
    for (const at of [PNG.width, PNG.height]) copy.writeUInt32BE(size, at)
    copy.writeUInt32BE(crc32(copy.subarray(PNG.chunk, PNG.sum)), PNG.sum)
    return copy
  },
  'a drawing': (_, { pick }) => Buffer.from(pick(DRAWINGS)),
  'a text': () => Buffer.from('<html>not found</html>'),
  'a pointer of Git LFS': () => Buffer.from('version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n'),
}
