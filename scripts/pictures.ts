import fs from 'node:fs'
import path from 'node:path'
import type { Page } from 'playwright'
import sharp from 'sharp'
import { writeWhole } from '../lib/content/write-whole'
import { type Problem, suggest } from '../lib/problem'
import { printProblems } from './check'
import { loadEnv, main, seconds } from './env'
import { checkPictures } from './pictures/check'
import { type News, noteMade, readMade, stateOf } from './pictures/made'
import { inspectFilm, loadFilm, seekFilm, shootScreen, shootStill } from './pictures/shoot'
import {
  KINDS,
  type Kind,
  listNames,
  openSources,
  readEverything,
  readFilmOf,
  readStillsOf,
  type Sources,
  tellProblems,
} from './pictures/sources'
import { Studio } from './pictures/studio'
import { type WantedPicture, wantedFilms, wantedPictures } from './pictures/wanted'

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
  const asked = new Set([...wanted, ...wantedFilms(from, films)].map(({ file }) => file))
  const left = from.problems.length > 0 ? [] : Object.keys(made).filter((file) => !asked.has(file))
  for (const file of left) removeMade(from.contentDir, file)
  if (old.length + left.length > 0)
    noteMade(from.contentDir, { ...news, ...Object.fromEntries(left.map((file) => [file, undefined])) })
  tellProblems(from)
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
    writeWhole(path.join(from.contentDir, file), data)
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

async function inStudio(work: (studio: Studio) => Promise<void>): Promise<void> {
  const studio = await Studio.open()
  try {
    await work(studio)
  } finally {
    await studio.close()
  }
}

/** What a word of the command line names: `bi/registry`, `films/bi/start`, `content/pictures/screens/bi/registry.html`. */
function findSource(dir: string, word: string): { kind: Kind; name: string } {
  const plain = word.replace(/^(?:.*\/)?pictures\/(?=(?:screens|films|pictures)\/)/, '').replace(/\.(?:html|yaml)$/, '')
  const [, written, inside] = /^(screens|films|pictures)\/(.+)$/.exec(plain) ?? []
  const name = inside ?? plain
  const kinds = (Object.keys(KINDS) as Kind[]).filter((kind) => written === undefined || kind === written)
  const found = kinds.filter((kind) => listNames(dir, kind).includes(name))
  if (found.length > 1)
    throw new Error(`“${word}” is more than one: write ${found.map((kind) => `${kind}/${name}`).join(' or ')}`)
  if (found[0]) return { kind: found[0], name }
  const all = kinds.flatMap((kind) => listNames(dir, kind).map((other) => `${kind}/${other}`))
  throw new Error(
    `there is no screen, film or list of stills “${word}”: ${suggest(written ? plain : `screens/${plain}`, all)}`,
  )
}

/** Writes a picture for inspection only. */
type Show = (file: string, data: Buffer | undefined) => void

/** Writes PNGs for inspection: of a screen or of stills in all languages, or of a film at some seconds. */
async function look(from: Sources, folder: string, word: string, rest: string[]): Promise<void> {
  const { kind, name } = findSource(from.contentDir, word)
  fs.mkdirSync(folder, { recursive: true })
  const show: Show = (file, data) => {
    if (data === undefined) return
    fs.writeFileSync(path.join(folder, file), data)
    console.log(path.join(folder, file))
  }
  const looks = { screens: lookAtScreen, films: lookAtFilm, pictures: lookAtStills }
  await inStudio((studio) => looks[kind](studio, from, name, show, rest))
  tellProblems(from)
}

/** Works on a page for each language, one after another. */
async function inLanguages(
  studio: Studio,
  from: Sources,
  work: (page: Page, code: string, language: number) => Promise<void>,
) {
  for (const [language, code] of from.languages.entries()) {
    const page = await studio.page(from.contentDir, code)
    await work(page, code, language)
    await page.close()
  }
}

const lookAtScreen = (studio: Studio, from: Sources, name: string, show: Show) =>
  inLanguages(studio, from, async (page, code, language) =>
    show(`${name.replaceAll('/', '-')}.${code}.png`, await shootScreen(page, name, language, from)),
  )

async function lookAtStills(studio: Studio, from: Sources, list: string, show: Show, names: string[]): Promise<void> {
  const nameOf = ({ file }: { file: string }) => path.posix.basename(file)
  const stills = readStillsOf(from, list)
  const unknown = names.find((name) => !stills.some((still) => nameOf(still) === name))
  if (unknown !== undefined)
    throw new Error(`${list} has no still “${unknown}”: ${suggest(unknown, stills.map(nameOf))}`)
  for (const still of stills.filter((one) => names.length === 0 || names.includes(nameOf(one))))
    await inLanguages(studio, from, async (page, code, language) =>
      show(`${nameOf(still)}.${code}.png`, await shootStill(page, still, list, language, from)),
    )
}

/** Plays the whole film, so that every step runs, and takes pictures at these seconds. */
async function lookAtFilm(studio: Studio, from: Sources, name: string, show: Show, words: string[]): Promise<void> {
  const film = readFilmOf(from, name)
  const wanted = words.map(Number)
  const wrong = words.find((_, i) => !((wanted[i] ?? Number.NaN) >= 0 && (wanted[i] ?? 0) <= film.duration))
  if (wrong !== undefined)
    throw new Error(`“${wrong}” is no second of the film: write numbers from 0 to ${film.duration}`)
  const page = await studio.page(from.contentDir, from.languages[0] ?? '')
  await loadFilm(page, film, name, from)
  const ends = film.steps.map(({ start, length }) => start + length - 0.01).filter((time) => time > 0)
  for (const time of [...new Set([...wanted, ...ends])].sort((a, b) => a - b)) {
    await seekFilm(page, film, name, time, from.problems)
    await inspectFilm(page, name, `at ${time.toFixed(1)} s`, from.problems)
    if (wanted.includes(time)) show(`${name.replaceAll('/', '-')}-${time}.png`, await page.screenshot())
  }
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
