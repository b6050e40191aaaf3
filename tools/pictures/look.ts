import fs from 'node:fs'
import path from 'node:path'
import type { Page } from 'playwright'
import { suggest } from '../../lib/core/problem'
import { inspectFilm, loadFilm, seekFilm, shootScreen, shootStill } from './shoot'
import { KINDS, type Kind, listNames, readFilmOf, readStillsOf, reportProblems, type Sources } from './sources/sources'
import { inStudio, type Studio } from './studio'

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
export async function look(from: Sources, folder: string, word: string, rest: string[]): Promise<void> {
  const { kind, name } = findSource(from.contentDir, word)
  fs.mkdirSync(folder, { recursive: true })
  const show: Show = (file, data) => {
    if (data === undefined) return
    fs.writeFileSync(path.join(folder, file), data)
    console.log(path.join(folder, file))
  }
  const looks = { screens: lookAtScreen, films: lookAtFilm, pictures: lookAtStills }
  await inStudio((studio) => looks[kind](studio, from, name, show, rest))
  reportProblems(from)
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
