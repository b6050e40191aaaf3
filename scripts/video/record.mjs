// Remakes content/docs/bi/video/media/bi-start.{webm,jpg} and the still images of content/docs/bi/media from the scenes in bi-start.html.
//   node scripts/video/record.mjs                            everything, about four minutes on two cores
//   node scripts/video/record.mjs --stills                   poster and still images only
//   node scripts/video/record.mjs --look <folder> 12 60.5    these seconds as PNG, to look at while a scene is being changed
// Needs Chromium (CHROMIUM_PATH or /usr/bin/chromium) and ffmpeg with libvpx-vp9. VP9, not AV1: Safari plays AV1 only where the chip decodes it.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const fps = 24
const stills = { registry: 19.6, 'add-widget': 63.2, 'dashboard-view': 79.2 } // name: second
const posterAt = 79.2
const docs = fileURLToPath(new URL('../../content/docs/bi/', import.meta.url))
const video = join(docs, 'video/media/bi-start.webm')
const poster = join(docs, 'video/media/bi-start.jpg')
const imagePath = (name) => join(docs, `media/${name}.png`)
const work = mkdtempSync(join(tmpdir(), 'record-'))

/** Chromium spoken to through its debugging pipe, where messages end with a zero byte: no library needed. */
function openBrowser() {
  const flags = '--headless --no-sandbox --disable-gpu --disable-background-networking --disable-lcd-text --font-render-hinting=none --force-color-profile=srgb'
  const profile = `--user-data-dir=${join(work, 'profile')}`
  const browser = spawn(process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', [...flags.split(' '), '--remote-debugging-pipe', profile], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
  })
  const [, , , input, output] = browser.stdio
  const waiting = new Map()
  let count = 0
  let parts = []
  const receive = ({ id, result, error }) => {
    if (error) waiting.get(id)?.reject(new Error(error.message))
    else waiting.get(id)?.resolve(result)
    waiting.delete(id)
  }
  output.on('data', (chunk) => {
    let start = 0
    for (let end = chunk.indexOf(0); end >= 0; end = chunk.indexOf(0, start)) {
      receive(JSON.parse(Buffer.concat([...parts, chunk.subarray(start, end)]).toString()))
      parts = []
      start = end + 1
    }
    parts.push(chunk.subarray(start))
  })
  const send = (method, params = {}, sessionId) =>
    new Promise((resolve, reject) => {
      count += 1
      waiting.set(count, { resolve, reject })
      input.write(`${JSON.stringify({ id: count, method, params, sessionId })}\0`)
    })
  return { send, close: () => Promise.all([once(browser, 'exit'), send('Browser.close')]) }
}

async function openPage({ send }) {
  const { targetId } = await send('Target.createTarget', { url: 'about:blank' })
  const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true })
  const run = async (expression) => {
    const { result, exceptionDetails } = await send('Runtime.evaluate', { expression }, sessionId)
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text)
    return result.value
  }
  const shot = async (options) => {
    const { data } = await send('Page.captureScreenshot', { format: 'png', ...options }, sessionId)
    return Buffer.from(data, 'base64')
  }
  await send('Emulation.setDeviceMetricsOverride', { width: 1280, height: 720, deviceScaleFactor: 1, mobile: false }, sessionId)
  await send('Page.navigate', { url: `${new URL('bi-start.html', import.meta.url)}#record` }, sessionId)
  while (!(await run('document.readyState === "complete" && typeof renderAt === "function"'))) await new Promise((next) => setTimeout(next, 50))
  return { run, shot }
}

function ffmpeg(...args) {
  const { status } = spawnSync('ffmpeg', ['-loglevel', 'error', '-y', ...args.flatMap((part) => part.split(' '))], {
    stdio: 'inherit',
    cwd: work,
  })
  if (status !== 0) throw new Error(`ffmpeg ${args.join(' ')}: exit ${status}`)
}

/** Writes all frames, without loss, into one file; a picture equal to the one before is not taken again. */
async function capture({ run, shot }, file) {
  const options = `-loglevel error -y -f image2pipe -framerate ${fps} -c:v png -i - -c:v libx264rgb -qp 0 -preset ultrafast ${file}`
  const encoder = spawn('ffmpeg', options.split(' '), { stdio: ['pipe', 'inherit', 'inherit'], cwd: work })
  const frames = Math.round((await run('duration')) * fps)
  let before
  let picture
  for (let frame = 0; frame < frames; frame += 1) {
    const html = await run(`renderAt(${frame / fps})`)
    if (html !== before) picture = await shot({ optimizeForSpeed: true })
    before = html
    if (!encoder.stdin.write(picture)) await once(encoder.stdin, 'drain')
    if (frame % (10 * fps) === 0) console.log(`${frame / fps} s of ${frames / fps}`)
  }
  encoder.stdin.end()
  await once(encoder, 'exit')
}

/** VP9 in two passes with the colours of HD video; a keyframe every two seconds, so that a chapter opens at once. */
function encode(file) {
  const colours = '-vf scale=out_color_matrix=bt709:out_range=tv:flags=accurate_rnd+full_chroma_int,format=yuv420p -colorspace bt709 -color_primaries bt709'
  const codec = `-c:v libvpx-vp9 -crf 43 -b:v 0 -g ${2 * fps} -row-mt 1 -tile-columns 1 -threads 2 -deadline good`
  const common = `-i ${file} ${colours} -color_trc bt709 -color_range tv -an ${codec} -auto-alt-ref 1 -lag-in-frames 25`
  ffmpeg(common, '-cpu-used 4 -pass 1 -f null -')
  ffmpeg(common, '-cpu-used 2 -pass 2 made.webm')
}

async function takeStills({ run, shot }) {
  for (const [name, second] of Object.entries(stills)) {
    await run(`renderAt(${second}, true)`)
    writeFileSync(imagePath(name), await shot({ clip: { x: 0, y: 0, width: 1280, height: 672, scale: 1 } }))
  }
  await run(`renderAt(${posterAt}, true)`)
  writeFileSync(join(work, 'poster.png'), await shot())
  ffmpeg('-i poster.png -pix_fmt yuvj420p -q:v 5 -huffman optimal poster.jpg')
  copyFileSync(join(work, 'poster.jpg'), poster)
}

async function lookAt({ run, shot }, folder, seconds) {
  mkdirSync(folder, { recursive: true })
  for (const second of seconds) {
    await run(`renderAt(${second})`)
    writeFileSync(join(folder, `${second}.png`), await shot())
  }
}

const [mode, folder, ...seconds] = process.argv.slice(2)
const browser = openBrowser()
try {
  const page = await openPage(browser)
  if (mode === '--look') {
    await lookAt(page, folder, seconds)
  } else {
    for (const path of [video, imagePath('any')]) mkdirSync(dirname(path), { recursive: true })
    await takeStills(page)
    if (mode !== '--stills') {
      await capture(page, 'master.mkv')
      encode('master.mkv')
      copyFileSync(join(work, 'made.webm'), video)
      console.log(`${await page.run('duration')} s, ${fps} frames a second`)
    }
    const made = [...(mode === '--stills' ? [] : [video]), poster, ...Object.keys(stills).map(imagePath)]
    for (const path of made) console.log(`${statSync(path).size} bytes  ${relative(docs, path)}`)
  }
} finally {
  await browser.close()
  rmSync(work, { recursive: true, force: true })
}
