import fs from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { defaultLocale } from '../../lib/core/routes'
import { brandOf, favicon } from '../../lib/site/brand'
import { limitFonts } from './fonts'

const SIZE = 32

/** Writes `favicon.ico`, which feed readers and old tools ask for by its name alone: a PNG in the envelope of an icon. */
export async function publishIcon(target: string): Promise<void> {
  limitFonts()
  const svg = Buffer.from(favicon(brandOf(defaultLocale())))
  const png = await sharp(svg, { density: (72 * SIZE) / 24 })
    .resize(SIZE)
    .png()
    .toBuffer()
  fs.writeFileSync(path.join(target, 'favicon.ico'), Buffer.concat([iconHeader(png.length), png]))
}

/** ICONDIR and one ICONDIRENTRY: 32 bits a pixel, the picture right behind. */
function iconHeader(length: number): Buffer {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2) // an icon, not a cursor
  header.writeUInt16LE(1, 4) // of one picture
  header.writeUInt8(SIZE, 6)
  header.writeUInt8(SIZE, 7)
  header.writeUInt16LE(1, 10)
  header.writeUInt16LE(32, 12)
  header.writeUInt32LE(length, 14)
  header.writeUInt32LE(header.length, 18)
  return header
}
