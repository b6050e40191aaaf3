import fs from 'node:fs'
import path from 'node:path'
import { contentDir } from '../../../lib/core/folders'
import { attempt, ContentError, type Problem, suggest, uniqueProblems } from '../../../lib/core/problem'
import { shortHash } from '../../../lib/core/short-hash'
import { getSite } from '../../../lib/site'
import { listFiles, readAll } from '../../../scripts/system/files'
import { readFilm } from '../film/film'
import type { Film } from '../film/types'
import { readStills, type Still } from './still'
import { inLanguages, lineAt } from './text'

export const picturesDir = (contentDir: string): string => path.join(contentDir, 'pictures')
export const kitDir = (contentDir: string): string => path.join(picturesDir(contentDir), 'kit')

/** Where things of pictures lie, relative to the content folder. */
export const screenFile = (name: string): string => `pictures/screens/${name}.html`
export const filmFile = (name: string): string => `pictures/films/${name}.yaml`
export const stillsFile = (name: string): string => `pictures/pictures/${name}.yaml`

/** Kinds of sources and how their files end. */
export const KINDS = { screens: '.html', films: '.yaml', pictures: '.yaml' } as const
export type Kind = keyof typeof KINDS

/** Names of all screens, films or lists of stills: `bi/registry`. */
export const listNames = (contentDir: string, kind: Kind): string[] =>
  listFiles(path.join(picturesDir(contentDir), kind))
    .filter((file) => file.endsWith(KINDS[kind]))
    .map((file) => file.slice(0, -KINDS[kind].length).split(path.sep).join('/'))
    .sort()

const read = (contentDir: string, file: string): string =>
  fs.readFileSync(path.join(contentDir, file), 'utf8').replace(/\r\n?/g, '\n')

/** The content that pictures are made of, its languages, and the problems found in it. */
export interface Sources {
  contentDir: string
  /** Codes of the languages, in the order of site.yaml. */
  languages: string[]
  problems: Problem[]
}

/** The content of this run, and an empty list of what is wrong with it. */
export const openSources = (): Sources => ({
  contentDir: contentDir(),
  languages: getSite().locales.map(({ code }) => code),
  problems: [],
})

/** @throws ContentError with every problem that was found, once */
export function reportProblems({ problems }: Sources): void {
  if (problems.length > 0) throw new ContentError(uniqueProblems(problems))
}

/** A screen in each language; undefined when there is none. */
export function readScreen({ contentDir, languages, problems }: Sources, name: string): string[] | undefined {
  const file = screenFile(name)
  if (!fs.existsSync(path.join(contentDir, file))) return undefined
  const source = read(contentDir, file)
  const { texts, issues } = inLanguages(source, languages.length)
  const found = FORBIDDEN.map((rule) => ({ ...rule, offset: source.search(rule.pattern) }))
  for (const { offset, message, fix } of [...issues, ...found.filter(({ offset }) => offset >= 0)])
    problems.push({ severity: 'error', file, line: lineAt(source, offset), message, fix })
  return texts
}

/** A screen has words and layout only; the kit has the styles, and steps have the behaviour. */
const FORBIDDEN = [
  { pattern: /<script/i, message: 'a screen has no scripts', fix: 'let a step of the film or still do it.' },
  {
    pattern: /\son[a-z]+\s*=/i,
    message: 'a screen has no event handlers',
    fix: 'let a step of the film or still do it.',
  },
  {
    pattern: /(?:src|href)\s*=\s*["'](?!#)/i,
    message: 'a screen names no other files',
    fix: 'use an icon of the kit.',
  },
]

/** “There is no screen …” with the nearest name. */
export const missingScreen = (contentDir: string, name: string): { message: string; fix: string } => ({
  message: `there is no screen “${name}”`,
  fix: `${suggest(name, listNames(contentDir, 'screens'))} It would be content/${screenFile(name)}.`,
})

/** @throws ContentError when the file does not have the form of a film */
export const readFilmOf = ({ contentDir, languages, problems }: Sources, name: string): Film =>
  readFilm(read(contentDir, filmFile(name)), filmFile(name), languages, problems)

/** @throws ContentError when the file does not have the form of a list of stills */
export const readStillsOf = ({ contentDir, languages, problems }: Sources, name: string): Still[] =>
  readStills(read(contentDir, stillsFile(name)), stillsFile(name), languages.length, problems)

/** A still and its list. */
export interface ListedStill {
  list: string
  still: Still
}
export interface NamedFilm {
  name: string
  film: Film
}

/** Every still and film of the content; a file that is out of form becomes problems. */
export function readEverything(from: Sources): { stills: ListedStill[]; films: NamedFilm[] } {
  const { contentDir, problems } = from
  const stills = listNames(contentDir, 'pictures').flatMap((list) =>
    (attempt(problems, () => readStillsOf(from, list)) ?? []).map((still) => ({ list, still })),
  )
  const films = listNames(contentDir, 'films').flatMap((name) => {
    const film = attempt(problems, () => readFilmOf(from, name))
    return film ? [{ name, film }] : []
  })
  return { stills, films }
}

/** Names of the screens that a film shows. */
export const screensOf = ({ steps }: Film): string[] => [
  ...new Set(steps.flatMap(({ actions: [action] }) => (action?.name === 'screen' ? action.targets : []))),
]

/** Hash of a still in one language: it covers everything the picture is made of. */
export const hashStill = (from: Sources, { screen, actions, marks, clip }: Still, language: number): string =>
  hash(from, [screenText(from, screen, language), actions[language], marks, clip])

/** Hash of a recording, without captions: those are their own files. */
export function hashFilm(from: Sources, film: Film): string {
  const steps = film.steps.map(({ start, actions: [action] }) => (action?.name === 'say' ? undefined : [start, action]))
  const chapters = film.chapters.map(({ start, titles }) => [start, titles[0]])
  const screens = screensOf(film).map((screen) => screenText(from, screen, 0))
  return hash(from, [film.duration, film.poster, chapters, steps.filter(Boolean), screens])
}

const screenText = (from: Sources, screen: string, language: number): string | undefined =>
  readScreen({ ...from, problems: [] }, screen)?.[language]

function hash({ contentDir }: Sources, parts: unknown): string {
  const kit = readAll(kitDir(contentDir)).map((text) => text.replace(/\r\n?/g, '\n'))
  return shortHash(JSON.stringify([kit.filter((_, i) => i % 2 === 1), parts]))
}
