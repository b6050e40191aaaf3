import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { writeFileAtomic } from '../../lib/content/write-file-atomic'
import { suggest } from '../../lib/core/problem'
import { loadEnv, main, seconds } from '../../scripts/system/env'
import { toVtt } from './film/captions'
import { encode, type Frame, MAX_BYTES } from './film/encode'
import { frameTimes, keyTimes } from './film/frames'
import { loadFilm, seekFilm } from './shoot'
import { noteMade, readMade, stateOf } from './sources/made'
import { captionFile, posterFile } from './sources/page'
import { filmFile, openSources, readEverything, reportProblems, type Sources } from './sources/sources'
import { type WantedFilm, wantedFilms } from './sources/wanted'
import { inStudio } from './studio'

const OPTIONS = ['--all', '--accept']

/** Films that are meant: those named, all of them, or those that are missing or whose sources have changed. */
function choose(from: Sources, films: WantedFilm[], words: string[]): WantedFilm[] {
  const pages = words
    .filter((word) => !OPTIONS.includes(word))
    .map((word) => word.replace(/^.*pictures\/films\/|\.yaml$/g, ''))
  const isNamed = ({ name, film }: WantedFilm) => pages.includes(film.page) || pages.includes(name)
  const unknown = pages.find((page) => !films.some(({ name, film }) => page === film.page || page === name))
  if (unknown !== undefined) {
    reportProblems(from) // its film may be there and out of form
    const known = films.map(({ film }) => film.page)
    throw new Error(`no film is of the page “${unknown}”: ${suggest(unknown, known)}`)
  }
  if (pages.length > 0) return films.filter(isNamed)
  const made = readMade(from.contentDir)
  const isOld = ({ file, hash }: WantedFilm) => stateOf(from.contentDir, made, file, hash) !== 'current'
  return words.includes('--all') ? films : films.filter(isOld)
}

async function recordFilms(from: Sources, words: string[]): Promise<void> {
  const since = performance.now()
  const films = wantedFilms(from, readEverything(from).films)
  const chosen = choose(from, films, words)
  // What is wrong with other films is theirs.
  from.problems = from.problems.filter(({ file }) => chosen.some(({ name }) => file === filmFile(name)))
  reportProblems(from)
  const isAccepted = words.includes('--accept')
  for (const wanted of chosen) {
    if (!isAccepted) await record(from, wanted)
    else if (!fs.existsSync(path.join(from.contentDir, wanted.file)))
      throw new Error(`${wanted.film.page} has no recording to accept: record it`)
    noteMade(from.contentDir, { [wanted.file]: wanted.hash })
  }
  for (const { film } of films) writeCaptions(from, film)
  const kept = films.length - chosen.length
  console.log(`Films ${isAccepted ? 'accepted' : 'recorded'}: ${chosen.length}, kept: ${kept}; ${seconds(since)}`)
}

/** Captions are cheap, so they are always written. */
function writeCaptions({ contentDir, languages }: Sources, film: WantedFilm['film']): void {
  for (const [language, code] of languages.entries())
    writeFileAtomic(path.join(contentDir, captionFile(film.page, code)), toVtt(film.captions, language))
}

async function record(from: Sources, { name, film, file }: WantedFilm): Promise<void> {
  const since = performance.now()
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'record-'))
  try {
    const frames = await capture(from, name, film, folder)
    reportProblems(from)
    const captured = seconds(since)
    const target = path.join(folder, 'made.webm')
    const keys = keyTimes(film)
    const crf = encode(frames, keys, folder, target)
    const data = fs.readFileSync(target)
    writeFileAtomic(path.join(from.contentDir, file), data)
    const poster = await sharp(path.join(folder, 'poster.png')).jpeg({ quality: 76, mozjpeg: true }).toBuffer()
    writeFileAtomic(path.join(from.contentDir, posterFile(film.page)), poster)
    const kb = ({ length }: Buffer) => `${(length / 1024).toFixed(0)} KB`
    console.log(
      [
        `${film.page}: ${film.duration} s, ${frames.length} pictures, ${keys.length} of them whole, crf ${crf}`,
        `${kb(data)}, poster ${kb(poster)}; captured in ${captured}, whole ${seconds(since)}`,
      ].join(': '),
    )
    if (data.length > MAX_BYTES)
      console.warn(`${film.page}: larger than ${MAX_BYTES / 1000} KB, although as coarse as may be: let less move`)
  } finally {
    fs.rmSync(folder, { recursive: true, force: true })
  }
}

/** Takes a picture at each change of the film; equal neighbours are stored once. */
const capture = (from: Sources, name: string, film: WantedFilm['film'], folder: string): Promise<Frame[]> =>
  inStudio(async (studio) => {
    const page = await studio.page(from.contentDir, from.languages[0] ?? '')
    await loadFilm(page, film, name, from)
    const camera = await page.context().newCDPSession(page)
    const times = frameTimes(film)
    const frames: Frame[] = []
    let before: string | undefined
    for (const [i, time] of times.entries()) {
      await seekFilm(page, film, name, time, from.problems)
      const { data } = await camera.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true })
      const length = (times[i + 1] ?? film.duration) - time
      const last = frames.at(-1)
      if (last && data === before) last.length += length
      else {
        frames.push({ file: `${i}.png`, length })
        fs.writeFileSync(path.join(folder, `${i}.png`), Buffer.from(data, 'base64'))
      }
      before = data
      if (time <= film.poster) fs.writeFileSync(path.join(folder, 'poster.png'), Buffer.from(data, 'base64'))
    }
    return frames
  })

await main(async () => {
  loadEnv()
  await recordFilms(openSources(), process.argv.slice(2))
})
