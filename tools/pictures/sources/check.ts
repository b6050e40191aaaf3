import fs from 'node:fs'
import path from 'node:path'
import type { Problem } from '../../../lib/core/problem'
import { listFiles } from '../../../scripts/system/files'
import { toVtt } from '../film/captions'
import { readMade, stateOf } from './made'
import { captionFile, checkVideoPage, pageFile, posterFile } from './page'
import {
  filmFile,
  listNames,
  missingScreen,
  readEverything,
  readScreen,
  type Sources,
  screenFile,
  screensOf,
  stillsFile,
} from './sources'
import { type WantedFilm, type WantedPicture, wantedFilms, wantedPictures } from './wanted'

/**
 * Finds pictures that are missing, out of date or unused, and pages that differ from their films. It needs no browser.
 * @param from collects the problems of the sources themselves
 */
export function checkPictures(from: Sources): Problem[] {
  const { stills, films } = readEverything(from)
  const pictures = wantedPictures(from, stills)
  const recordings = wantedFilms(from, films)
  const pages = readPages(from.contentDir)
  return [
    ...from.problems,
    ...checkScreens(from, pictures, recordings),
    ...checkMade(from, pictures, recordings),
    ...pictures.flatMap((picture) => checkUse(picture, pages)),
    ...recordings.flatMap((recording) => checkFilm(from, recording, pages)),
  ]
}

const NO_PICTURE = 'run npm run pictures.'
const NO_RECORDING = 'run npm run record.'
const NOT_MADE = 'it is not made yet'

const issue = (file: string, message: string, fix: string): Problem => ({ severity: 'error', file, message, fix })

/** Screens that are missing, faulty or unused. */
function checkScreens(from: Sources, pictures: WantedPicture[], recordings: WantedFilm[]): Problem[] {
  const names = listNames(from.contentDir, 'screens')
  const ofStills = pictures.map(({ list, still }) => ({
    screen: still.screen,
    file: stillsFile(list),
    line: still.line,
  }))
  const ofFilms = recordings.flatMap(({ name, film }) =>
    screensOf(film).map((screen) => ({ screen, file: filmFile(name), line: undefined })),
  )
  const requested = [...ofStills, ...ofFilms]
  const missing = requested
    .filter(({ screen }, i) => !names.includes(screen) && requested.findIndex((other) => other.screen === screen) === i)
    .map(({ screen, ...at }): Problem => ({ severity: 'error', ...at, ...missingScreen(from.contentDir, screen) }))
  const faulty: Problem[] = []
  for (const name of names) readScreen({ ...from, problems: faulty }, name)
  const idle = names
    .filter((name) => !requested.some(({ screen }) => screen === name))
    .map(
      (name): Problem => ({
        severity: 'warning',
        file: screenFile(name),
        message: 'no still and no film shows this screen',
        fix: 'remove it.',
      }),
    )
  return [...missing, ...faulty, ...idle]
}

function checkMade({ contentDir }: Sources, pictures: WantedPicture[], recordings: WantedFilm[]): Problem[] {
  const made = readMade(contentDir)
  const wanted = [
    ...pictures.map(({ file, hash }) => ({ file, hash, fix: NO_PICTURE })),
    ...recordings.map(({ file, hash }) => ({ file, hash, fix: NO_RECORDING })),
  ]
  const old = wanted.flatMap(({ file, hash, fix }): Problem[] => {
    const state = stateOf(contentDir, made, file, hash)
    if (state === 'current') return []
    return [issue(file, state === 'missing' ? NOT_MADE : 'its sources have changed since it was made', fix)]
  })
  const left = Object.keys(made).filter((file) => !wanted.some((one) => one.file === file))
  return [...old, ...left.map((file) => issue(file, 'no still and no film asks for it any more', NO_PICTURE))]
}

/** Where pages that may show a picture lie. */
const PAGES = ['docs', 'blog']

/** Sources of all pages, by their files. */
const readPages = (contentDir: string): Map<string, string> =>
  new Map(
    PAGES.flatMap((folder) =>
      listFiles(path.join(contentDir, folder))
        .filter((file) => file.endsWith('.mdx'))
        .map((file): [string, string] => [
          path.posix.join(folder, file),
          fs.readFileSync(path.join(contentDir, folder, file), 'utf8'),
        ]),
    ),
  )

/** A picture that no page shows. */
function checkUse({ file, list, still }: WantedPicture, pages: Map<string, string>): Problem[] {
  const isShown = [...pages].some(([page, source]) =>
    source.includes(path.posix.relative(path.posix.dirname(page), file)),
  )
  if (isShown) return []
  const written = `./media/${path.posix.basename(file)}`
  return [
    {
      severity: 'warning',
      file: stillsFile(list),
      line: still.line,
      message: `no page shows ${file}`,
      fix: `write ![…](${written}), or remove the still.`,
    },
  ]
}

/** A film without its page, files that differ from the film, and what the page states differently. */
function checkFilm(
  { contentDir, languages }: Sources,
  { name, film }: WantedFilm,
  pages: Map<string, string>,
): Problem[] {
  const [first = ''] = languages
  const home = pageFile(film.page, first)
  if (!pages.has(home))
    return [
      { ...issue(filmFile(name), `there is no page ${home}`, 'write it, or correct the address.'), field: 'page' },
    ]
  const captions = languages.flatMap((code, language): Problem[] => {
    const file = captionFile(film.page, code)
    const full = path.join(contentDir, file)
    const isSame = fs.existsSync(full) && fs.readFileSync(full, 'utf8') === toVtt(film.captions, language)
    return isSame ? [] : [issue(file, 'these are not the captions of the film', NO_RECORDING)]
  })
  const poster = posterFile(film.page)
  const hasPoster = fs.existsSync(path.join(contentDir, poster))
  return [
    ...captions,
    ...(hasPoster ? [] : [issue(poster, NOT_MADE, NO_RECORDING)]),
    ...languages.flatMap((code, language) => {
      const file = pageFile(film.page, code)
      const source = pages.get(file)
      return source === undefined ? [] : checkVideoPage(source, file, film, language)
    }),
  ]
}
