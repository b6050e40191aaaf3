import fs from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { writeFileAtomic } from '../../lib/content/write-file-atomic'
import type { Problem } from '../../lib/core/problem'
import { printProblems } from '../../scripts/check'
import { loadEnv, main, seconds } from '../../scripts/system/env'
import { look } from './look'
import { shootStill } from './shoot'
import { checkPictures } from './sources/check'
import { type News, noteMade, readMade, stateOf } from './sources/made'
import { openSources, readEverything, reportProblems, type Sources } from './sources/sources'
import { type WantedPicture, wantedFilms, wantedPictures } from './sources/wanted'
import { inStudio, type Studio } from './studio'

/** Makes the pictures of stills that are missing or out of date, and removes those without a still. */
async function makePictures(from: Sources, isAll: boolean): Promise<void> {
  const since = performance.now()
  const { stills, films } = readEverything(from)
  const wanted = wantedPictures(from, stills)
  const made = readMade(from.contentDir)
  const news: News = {}
  const old = wanted.filter(({ file, hash }) => isAll || stateOf(from.contentDir, made, file, hash) !== 'current')
  if (old.length > 0) await inStudio((studio) => takeAll(studio, from, old, news))
  // The pictures of a list that cannot be read are unknown, so none is removed.
  const requested = new Set([...wanted, ...wantedFilms(from, films)].map(({ file }) => file))
  const left = from.problems.length > 0 ? [] : Object.keys(made).filter((file) => !requested.has(file))
  for (const file of left) removeMade(from.contentDir, file)
  if (old.length + left.length > 0)
    noteMade(from.contentDir, { ...news, ...Object.fromEntries(left.map((file) => [file, undefined])) })
  reportProblems(from)
  console.log(
    `Made ${old.length} pictures, kept ${wanted.length - old.length}, removed ${left.length}: ${seconds(since)}`,
  )
}

async function takeAll(studio: Studio, from: Sources, pictures: WantedPicture[], news: News): Promise<void> {
  for (const { list, still, language, file, hash } of pictures) {
    const page = await studio.page(from.contentDir, from.languages[language] ?? '')
    const problems: Problem[] = []
    const taken = await shootStill(page, still, list, language, { ...from, problems })
    await page.close()
    from.problems.push(...problems)
    if (taken === undefined || problems.length > 0) continue
    const data = await compress(taken)
    writeFileAtomic(path.join(from.contentDir, file), data)
    news[file] = hash
    console.log(`${(data.length / 1024).toFixed(0).padStart(4)} KB  ${file}`)
  }
}

/** A screen has few colours: a palette needs a third of the bytes and looks the same. */
const compress = (png: Buffer): Promise<Buffer> =>
  sharp(png).png({ palette: true, colours: 256, dither: 0, effort: 10, compressionLevel: 9 }).toBuffer()

/** A recording is removed with its poster and captions. */
function removeMade(dir: string, file: string): void {
  const folder = path.join(dir, path.dirname(file))
  const { name, ext } = path.parse(file)
  const own = new RegExp(`^${name.replaceAll('.', '\\.')}\\.(?:webm|jpg|[a-zA-Z-]+\\.vtt)$`)
  const files = fs.existsSync(folder) ? fs.readdirSync(folder) : []
  for (const one of files)
    if (one === `${name}${ext}` || (ext === '.webm' && own.test(one))) fs.rmSync(path.join(folder, one))
}

await main(async () => {
  loadEnv()
  const from = openSources()
  const [mode, folder, word, ...rest] = process.argv.slice(2)
  if (mode === undefined || mode === '--all') await makePictures(from, mode === '--all')
  else if (mode === '--check') {
    printProblems(checkPictures(from))
    console.log('Pictures and films are in order.')
  } else if (mode === '--look' && folder !== undefined && word !== undefined) await look(from, folder, word, rest)
  else
    throw new Error(
      'write nothing, --all, --check, or --look FOLDER SCREEN, --look FOLDER FILM SECONDS, --look FOLDER LIST-OF-STILLS',
    )
})
