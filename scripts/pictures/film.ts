import { z } from 'zod'
import { type Located, parseYaml } from '../../lib/content/yaml'
import type { Problem } from '../../lib/problem'
import { type Action, lengthOf, stepSchema, toActions, type WrittenStep } from './steps'
import { plainInLanguages, type TextFault } from './text'

const chapter = z.strictObject({
  at: z.int().min(0),
  title: z.string().min(1),
  steps: z.array(stepSchema),
})
const schema = z.strictObject({
  /** Page of the docs that shows the film; the film's files are in its media folder. */
  page: z.string().regex(/^[\w./-]+$/, 'expected the address of a page without /docs/; write bi/video/bi-start'),
  duration: z.int().min(1).max(600),
  poster: z.number().min(0),
  chapters: z.array(chapter).min(1),
})
type Written = z.infer<typeof schema>

/** A step and when it happens. */
export interface TimedStep {
  start: number
  length: number
  /** Counted from 1, as a writer counts. */
  chapter: number
  number: number
  line: number | undefined
  /** The step in each language. */
  actions: Action[]
}
export interface Caption {
  start: number
  end: number
  texts: string[]
}
export interface Chapter {
  start: number
  end: number
  titles: string[]
}
/** A film as it runs. */
export interface Film {
  page: string
  duration: number
  poster: number
  chapters: Chapter[]
  steps: TimedStep[]
  captions: Caption[]
}

/** Letters a second that a viewer can read while looking at the picture. */
const FASTEST = 17
const LINE_LENGTH = 42

/**
 * Reads a film and computes the time of each step.
 * @param problems collects mistakes; the film is complete nevertheless
 * @throws ContentError when the file is not a valid film
 */
export function readFilm(source: string, file: string, languages: string[], problems: Problem[]): Film {
  const { value, lineOf } = parseYaml(source, file, schema)
  const tell = (path: PropertyKey[], { message, fix }: Omit<TextFault, 'offset'>) =>
    problems.push({ severity: 'error', file, line: lineOf(path), message, fix })
  const told = (path: PropertyKey[], text: string): string[] => {
    const { texts, faults } = plainInLanguages(text, languages.length)
    for (const fault of faults) tell(path, fault)
    return texts
  }
  const chapters = value.chapters.map(({ at, title }, i) => ({
    start: at,
    end: value.chapters[i + 1]?.at ?? value.duration,
    titles: told(['chapters', i, 'title'], title),
  }))
  for (const fault of chapterFaults(value)) tell(fault.path, fault)
  const steps = value.chapters.flatMap((_, i) => timeSteps(value, i, { lineOf, tell, languages: languages.length }))
  const film = { page: value.page, duration: value.duration, poster: value.poster, chapters, steps }
  const captions = listCaptions(film)
  for (const caption of captions)
    for (const fault of captionFaults(caption, languages))
      problems.push({ severity: 'error', file, line: caption.line, ...fault })
  return { ...film, captions: captions.map(({ start, end, texts }) => ({ start, end, texts })) }
}

/** Chapters at impossible times. */
function chapterFaults({
  chapters,
  duration,
  poster,
}: Written): (Omit<TextFault, 'offset'> & { path: PropertyKey[] })[] {
  const late = chapters.flatMap(({ at }, i) => {
    const path = ['chapters', i, 'at']
    const before = chapters[i - 1]?.at
    if (i === 0 && at !== 0) return [{ path, message: 'the first chapter begins at 0', fix: 'write at: 0.' }]
    if (before !== undefined && at <= before)
      return [
        {
          path,
          message: `chapter ${i + 1} begins at ${at} s, not after the one before (${before} s)`,
          fix: 'correct at.',
        },
      ]
    if (at >= duration)
      return [
        {
          path,
          message: `chapter ${i + 1} begins at ${at} s, the film ends at ${duration} s`,
          fix: 'correct at or duration.',
        },
      ]
    return []
  })
  if (poster < duration) return late
  return [
    ...late,
    {
      path: ['poster'],
      message: `the poster is of second ${poster}, the film ends at ${duration} s`,
      fix: 'take an earlier second.',
    },
  ]
}

interface Reading {
  lineOf: Located<unknown>['lineOf']
  tell(path: PropertyKey[], fault: Omit<TextFault, 'offset'>): void
  languages: number
}

/** The steps of a chapter in sequence; typing is timed in the first language, which is shown. */
function timeSteps({ chapters, duration }: Written, index: number, { lineOf, tell, languages }: Reading): TimedStep[] {
  const { at, steps = [] } = chapters[index] ?? { at: 0 }
  const end = chapters[index + 1]?.at ?? duration
  let now = at
  const timed = steps.map((step: WrittenStep, i): TimedStep => {
    const path = ['chapters', index, 'steps', i]
    const { actions, faults } = toActions(step, languages)
    for (const fault of faults) tell(path, fault)
    const start = now
    const length = actions[0] ? lengthOf(actions[0]) : 0
    now = round(start + length)
    return { start, length, chapter: index + 1, number: i + 1, line: lineOf(path), actions }
  })
  if (now > end + 0.001)
    tell(['chapters', index, 'at'], {
      message: `chapter ${index + 1} is ${round(now - end)} s too long: its steps take ${round(now - at)} s, it has ${end - at} s`,
      fix: 'shorten its waits or its typing, or begin the next chapter later.',
    })
  if (index === 0 && timed[0]?.actions[0]?.name !== 'screen')
    tell(['chapters', 0, 'steps'], { message: 'the film begins without a screen', fix: 'begin with “- screen: …”.' })
  return timed
}

const round = (seconds: number): number => Math.round(seconds * 100) / 100

/** A caption stays until the next one, or until its chapter ends. */
function listCaptions({
  steps,
  chapters,
}: Pick<Film, 'steps' | 'chapters'>): (Caption & { line: number | undefined })[] {
  const said = steps.filter(({ actions }) => actions[0]?.name === 'say')
  return said.map(({ start, chapter, line, actions }, i) => {
    const next = said[i + 1]
    const last = chapters[chapter - 1]?.end ?? start
    const end = next?.chapter === chapter ? Math.min(last, next.start) : last
    return { start, end, line, texts: actions.map(({ values }) => values[0] ?? '') }
  })
}

function captionFaults({ start, end, texts }: Caption, languages: string[]): Omit<TextFault, 'offset'>[] {
  return texts.flatMap((text, i) => {
    const seconds = round(end - start)
    const needed = text.length / FASTEST
    const where = `the caption at ${start} s (${languages[i]}: “${text.length > 40 ? `${text.slice(0, 40)}…` : text}”)`
    if (breakLines(text).length > 2)
      return [
        {
          message: `${where} takes more than two lines of ${LINE_LENGTH} letters`,
          fix: 'shorten it, or part it in two.',
        },
      ]
    if (needed > seconds + 0.05)
      return [
        {
          message: `${where} is too fast: ${text.length} letters in ${seconds} s`,
          fix: `give it ${needed.toFixed(1)} s: add a wait after it, or shorten it.`,
        },
      ]
    return []
  })
}

/** A caption in one line, in two of about the same length, or in as many as it needs. */
export function breakLines(text: string): string[] {
  if (text.length <= LINE_LENGTH) return [text]
  const fits = ([one = '', two = '']: string[]) => Math.max(one.length, two.length) <= LINE_LENGTH
  const pairs = [...text.matchAll(GAP)].map(({ index }) => [text.slice(0, index), text.slice(index + 1)])
  const uneven = ([one = '', two = '']: string[]) => Math.abs(one.length - two.length)
  const [best] = pairs.filter(fits).sort((a, b) => uneven(a) - uneven(b))
  return best ?? fillLines(text)
}
/** Where a line may end: not before a dash or a number, not after a short word. */
const GAP = /(?<=[^\s«“]{3}) (?![—–\d])/g

function fillLines(text: string): string[] {
  const lines = ['']
  for (const word of text.split(' ')) {
    const line = [lines.at(-1), word].filter(Boolean).join(' ')
    if (line.length <= LINE_LENGTH) lines[lines.length - 1] = line
    else lines.push(word)
  }
  return lines
}
