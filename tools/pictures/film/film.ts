import { z } from 'zod'
import { type Located, parseYaml } from '../../../lib/content/yaml'
import type { Problem } from '../../../lib/core/problem'
import { plainInLanguages, type TextIssue } from '../sources/text'
import { captionIssues, listCaptions } from './captions'
import { lengthOf, stepSchema, toActions, type WrittenStep } from './steps'
import { round } from './timing'
import type { Film, TimedStep } from './types'

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

/**
 * Reads a film and computes the time of each step.
 * @param problems collects mistakes; the film is complete nevertheless
 * @throws ContentError when the file is not a valid film
 */
export function readFilm(source: string, file: string, languages: string[], problems: Problem[]): Film {
  const { value, lineOf } = parseYaml(source, file, schema)
  const report = (path: PropertyKey[], { message, fix }: Omit<TextIssue, 'offset'>) =>
    problems.push({ severity: 'error', file, line: lineOf(path), message, fix })
  const reported = (path: PropertyKey[], text: string): string[] => {
    const { texts, issues } = plainInLanguages(text, languages.length)
    for (const issue of issues) report(path, issue)
    return texts
  }
  const chapters = value.chapters.map(({ at, title }, i) => ({
    start: at,
    end: value.chapters[i + 1]?.at ?? value.duration,
    titles: reported(['chapters', i, 'title'], title),
  }))
  for (const issue of chapterIssues(value)) report(issue.path, issue)
  const steps = value.chapters.flatMap((_, i) => timeSteps(value, i, { lineOf, report, languages: languages.length }))
  const film = { page: value.page, duration: value.duration, poster: value.poster, chapters, steps }
  const captions = listCaptions(film)
  for (const caption of captions)
    for (const issue of captionIssues(caption, languages))
      problems.push({ severity: 'error', file, line: caption.line, ...issue })
  return { ...film, captions: captions.map(({ start, end, texts }) => ({ start, end, texts })) }
}

type FilmIssue = Omit<TextIssue, 'offset'> & { path: PropertyKey[] }

/** Chapters and a poster at impossible times. */
function chapterIssues({ chapters, duration, poster }: Written): FilmIssue[] {
  const issues = chapters.flatMap(({ at }, i): FilmIssue[] => {
    const before = chapters[i - 1]?.at
    const issue = (message: string, fix: string) => [{ path: ['chapters', i, 'at'], message, fix }]
    if (i === 0 && at !== 0) return issue('the first chapter begins at 0', 'write at: 0.')
    if (before !== undefined && at <= before)
      return issue(`chapter ${i + 1} begins at ${at} s, not after the one before (${before} s)`, 'correct at.')
    if (at >= duration)
      return issue(`chapter ${i + 1} begins at ${at} s, the film ends at ${duration} s`, 'correct at or duration.')
    return []
  })
  if (poster < duration) return issues
  const message = `the poster is of second ${poster}, the film ends at ${duration} s`
  return [...issues, { path: ['poster'], message, fix: 'take an earlier second.' }]
}

interface Reading {
  lineOf: Located<unknown>['lineOf']
  report(path: PropertyKey[], issue: Omit<TextIssue, 'offset'>): void
  languages: number
}

/** The steps of a chapter in sequence; typing is timed in the first language, which is shown. */
function timeSteps(
  { chapters, duration }: Written,
  index: number,
  { lineOf, report, languages }: Reading,
): TimedStep[] {
  const { at, steps = [] } = chapters[index] ?? { at: 0 }
  const end = chapters[index + 1]?.at ?? duration
  let now = at
  const timed = steps.map((step: WrittenStep, i): TimedStep => {
    const path = ['chapters', index, 'steps', i]
    const { actions, issues } = toActions(step, languages)
    for (const issue of issues) report(path, issue)
    const start = now
    const length = actions[0] ? lengthOf(actions[0]) : 0
    now = round(start + length)
    return { start, length, chapter: index + 1, number: i + 1, line: lineOf(path), actions }
  })
  if (now > end + 0.001)
    report(['chapters', index, 'at'], {
      message: `chapter ${index + 1} is ${round(now - end)} s too long: its steps take ${round(now - at)} s, it has ${end - at} s`,
      fix: 'shorten its waits or its typing, or begin the next chapter later.',
    })
  if (index === 0 && timed[0]?.actions[0]?.name !== 'screen')
    report(['chapters', 0, 'steps'], { message: 'the film begins without a screen', fix: 'begin with “- screen: …”.' })
  return timed
}
