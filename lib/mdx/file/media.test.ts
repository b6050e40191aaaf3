import assert from 'node:assert/strict'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { test } from 'node:test'
import sharp from 'sharp'
import { mediaDir } from '../../core/folders'
import { type Media, planImage, writeMedia } from './media'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'media-'))
process.env.WORK_DIR = folder
test.after(() => fs.rmSync(folder, { recursive: true }))

/** A picture of a screen: flat colours, saved with a palette. */
async function packed(width: number): Promise<{ file: string; data: Buffer }> {
  const row = '<rect x="20%" y="30%" width="50%" height="8%" fill="#0a6665"/>'
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="400"><rect width="100%" height="100%" fill="#fbfaf7"/>${row}</svg>`
  const data = await sharp(Buffer.from(svg)).png({ palette: true }).toBuffer()
  const file = path.join(folder, `packed-${width}.png`)
  fs.writeFileSync(file, data)
  return { file, data }
}
async function publishImage(file: string) {
  const media: Media[] = []
  const image = await planImage(file, { widths: [400, 1200], quality: 80 }, (used) => media.push(used))
  await writeMedia(media)
  return image
}
const read = (address: string): Buffer => fs.readFileSync(path.join(mediaDir(), path.basename(address)))
const pixels = (image: Buffer): Promise<Buffer> => sharp(image).removeAlpha().raw().toBuffer()

test('a packed picture that fits is published as it is, and as WebP without loss', async () => {
  const { file, data } = await packed(800)
  const { src, sources, width } = await publishImage(file)
  assert.equal(width, 800)
  assert.deepEqual(read(src), data)
  assert.deepEqual(
    sources.map((source) => source.width),
    [400, 800],
  )
  assert.deepEqual(await pixels(read(sources[1]?.src ?? '')), await pixels(data))
})

test('a packed picture that is too wide is made smaller, the file for old browsers too', async () => {
  const { file } = await packed(2000)
  const { src, width, height } = await publishImage(file)
  assert.deepEqual([width, height], [1200, 240])
  assert.equal((await sharp(read(src)).metadata()).width, 1200)
})
