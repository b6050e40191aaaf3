import assert from 'node:assert/strict'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { test } from 'node:test'
import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { mediaDir } from '../../core/folders'
import { besideIssue } from './beside'
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

type Rgb = [number, number, number]
const solid = (width: number, height: number, [r, g, b]: Rgb) =>
  sharp({ create: { width, height, channels: 3, background: { r, g, b } } }).png()
const RED: Rgb = [255, 0, 0]
const BLUE: Rgb = [0, 0, 255]
const BLACK: Rgb = [0, 0, 0]
const WHITE: Rgb = [255, 255, 255]
const moving = async () =>
  sharp([await solid(500, 300, RED).toBuffer(), await solid(500, 300, BLUE).toBuffer()], { join: { animated: true } })
const DELAYS = { delay: [300, 400], loop: 0 }
/** Black below, white above; a camera that was turned says so (6: turn it to the right). */
const turned = async () =>
  sharp(
    await solid(600, 400, WHITE)
      .composite([{ input: await solid(600, 200, BLACK).toBuffer(), top: 200, left: 0 }])
      .png()
      .toBuffer(),
  )
    .withExif({ IFD0: { Artist: 'Someone' }, IFD3: { GPSLatitude: '55/1 45/1 0/1' } })
    .withMetadata({ orientation: 6 })
const clear = () =>
  sharp({ create: { width: 500, height: 300, channels: 4, background: { r: 0, g: 170, b: 0, alpha: 0 } } })
const wide = () => solid(500, 300, [128, 100, 60]).withIccProfile('p3')

const LEADS = {
  png: (data: Buffer) => data.subarray(1, 4).toString('latin1') === 'PNG',
  jpg: (data: Buffer) => data.readUInt16BE(0) === 0xffd8,
  webp: (data: Buffer) => `${data.subarray(0, 4)}${data.subarray(8, 12)}` === 'RIFFWEBP',
}
/** What a published picture must look like at a place, given in parts of its sides. */
type Look = [x: number, y: number, colour: number[]]
const kinds: {
  file: string
  data: () => Promise<Buffer>
  size?: [number, number]
  src?: keyof typeof LEADS
  frames?: number
  looks: Look[]
}[] = [
  { file: 'a.png', data: () => solid(500, 300, RED).toBuffer(), src: 'png', looks: [[0.5, 0.5, [...RED, 255]]] },
  { file: 'clear.png', data: () => clear().png().toBuffer(), src: 'png', looks: [[0.1, 0.1, [-1, -1, -1, 0]]] },
  {
    file: 'palette.png',
    data: () => clear().png({ palette: true }).toBuffer(),
    src: 'png',
    looks: [[0.1, 0.1, [-1, -1, -1, 0]]],
  },
  {
    file: 'b.JPG',
    data: () => solid(500, 300, RED).jpeg().toBuffer(),
    src: 'jpg',
    looks: [[0.5, 0.5, [254, 0, 0, 255]]],
  },
  { file: 'clear.webp', data: () => clear().webp({ lossless: true }).toBuffer(), looks: [[0.1, 0.1, [-1, -1, -1, 0]]] },
  { file: 'c.avif', data: () => solid(500, 300, RED).avif().toBuffer(), looks: [[0.5, 0.5, [254, 0, 0, 255]]] },
  { file: 'still.gif', data: () => solid(500, 300, RED).gif().toBuffer(), looks: [[0.5, 0.5, [...RED, 255]]] },
  {
    file: 'moving.gif',
    data: async () => (await moving()).gif(DELAYS).toBuffer(),
    frames: 2,
    looks: [[0.5, 0.5, [...RED, 255]]],
  },
  {
    file: 'moving.webp',
    data: async () => (await moving()).webp(DELAYS).toBuffer(),
    frames: 2,
    looks: [[0.5, 0.5, [254, 0, 0, 255]]],
  },
  {
    file: 'phone.jpg',
    data: async () => (await turned()).jpeg().toBuffer(),
    src: 'jpg',
    size: [400, 600],
    looks: [
      [0.1, 0.5, [...BLACK, 255]],
      [0.9, 0.5, [...WHITE, 255]],
    ],
  },
  {
    file: 'phone.webp',
    data: async () => (await turned()).webp().toBuffer(),
    size: [400, 600],
    looks: [
      [0.1, 0.5, [...BLACK, 255]],
      [0.9, 0.5, [...WHITE, 255]],
    ],
  },
  { file: 'p3.jpg', data: () => wide().jpeg().toBuffer(), src: 'jpg', looks: [[0.5, 0.5, [128, 100, 60, 255]]] },
  {
    file: 'p3.png',
    data: () => wide().png({ palette: true }).toBuffer(),
    src: 'png',
    looks: [[0.5, 0.5, [128, 100, 60, 255]]],
  },
  {
    file: 'jpeg-named.png',
    data: () => solid(500, 300, RED).jpeg().toBuffer(),
    src: 'jpg',
    looks: [[0.5, 0.5, [254, 0, 0, 255]]],
  },
]
for (const { file, data, size: [width, height] = [500, 300], src = 'webp', frames = 1, looks } of kinds)
  test(`what is published of ${file} is what its name says, upright, in its colours and without metadata`, async () => {
    const file_ = path.join(folder, file)
    fs.writeFileSync(file_, await data())
    const image = await publishImage(file_)
    assert.deepEqual([image.width, image.height], [width, height])
    assert.equal(path.extname(image.src), `.${src}`)
    assert.equal(image.still !== undefined, frames > 1)
    const published = [
      { address: image.src, width, frames },
      ...image.sources.map((source) => ({ address: source.src, width: source.width, frames })),
      ...(image.still ? [{ address: image.still, width, frames: 1 }] : []),
    ]
    for (const { address, ...expected } of published) {
      const bytes = read(address)
      const ending = path.extname(address).slice(1)
      assert.ok(ending in LEADS && LEADS[ending as keyof typeof LEADS](bytes), `${address} is no ${ending}`)
      const known = await sharp(bytes).metadata()
      assert.deepEqual({ width: known.width, frames: known.pages ?? 1 }, expected, address)
      assert.equal(known.height, Math.round((height * expected.width) / width), address)
      if (expected.frames > 1) assert.deepEqual(known.delay, DELAYS.delay)
      for (const name of ['exif', 'icc', 'xmp', 'iptc'] as const)
        assert.equal(known[name], undefined, `${address}: ${name}`)
      const raw = await sharp(bytes).ensureAlpha().raw().toBuffer()
      for (const [x, y, colour] of looks) {
        const at = (Math.floor(known.height * y) * known.width + Math.floor(known.width * x)) * 4
        for (const [index, value] of colour.entries())
          assert.ok(
            value < 0 || Math.abs((raw[at + index] ?? -99) - value) <= 3,
            `${address}: ${[...raw.subarray(at, at + 4)]}`,
          )
      }
    }
  })

test('a picture that cannot be shown is reported in its own meaning', async () => {
  const noise = {
    create: {
      width: 500,
      height: 500,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 50 },
    },
  } as const
  const jpeg = await sharp(noise).jpeg().toBuffer()
  const gif = await (await moving()).gif().toBuffer()
  const huge = await solid(100, 100, RED).toBuffer()
  for (const side of [16, 20]) huge.writeUInt32BE(20000, side)
  huge.writeUInt32BE(crc32(huge.subarray(12, 29)), 29)
  const files: [string, Buffer, RegExp][] = [
    ['half.jpg', jpeg.subarray(0, jpeg.length / 2), /is damaged \(VipsJpeg: premature end of JPEG image\)/],
    ['half.gif', gif.subarray(0, gif.length / 2), /is damaged \(.*GIF/],
    ['text.png', Buffer.from('no picture, but words'), /of another kind than its name says/],
    [
      'tall.png',
      await solid(100, 17000, RED).toBuffer(),
      /is too large: it is 17000 pixels high, and 16383 are the most/,
    ],
    ['huge.png', huge, /is too large: it has more than 268 million pixels/],
  ]
  fs.mkdirSync(path.join(folder, 'docs'), { recursive: true })
  for (const [name, data, expected] of files) {
    fs.writeFileSync(path.join(folder, 'docs', name), data)
    const issue = await besideIssue(folder, 'docs/a.en.mdx', `./${name}`, { widths: [400, 1200], quality: 80 })
    assert.match(issue?.message ?? '', expected)
  }
})
