import type { Page } from 'playwright'
import type { Problem } from '../../lib/core/problem'
import type { Film } from './film/types'
import { filmFile, missingScreen, readScreen, type Sources, screenFile, stillsFile } from './sources/sources'
import type { Still } from './sources/still'
import type { Issue, StageStep } from './stage/types'
import { PICTURE } from './studio'

const MARGIN = 24

/** Takes a picture of the page without the strip at the bottom. */
export const takeView = (page: Page): Promise<Buffer> =>
  page.screenshot({ clip: { x: 0, y: 0, width: PICTURE.width, height: PICTURE.view } })

/** A screen in one language; a problem of the file that names it when there is none. */
function htmlOf(to: Sources, screen: string, language: number, at: { file: string; line?: number | undefined }) {
  const html = readScreen(to, screen)?.[language]
  if (html === undefined) to.problems.push({ severity: 'error', ...at, ...missingScreen(to.contentDir, screen) })
  return html
}

/** A screen as it is at first. */
export async function shootScreen(
  page: Page,
  name: string,
  language: number,
  to: Sources,
): Promise<Buffer | undefined> {
  const { languages, problems } = to
  const html = htmlOf(to, name, language, { file: screenFile(name) })
  if (html === undefined) return undefined
  const issues = await page.evaluate((source) => [...window.stage.open(source), ...window.stage.inspect()], html)
  reportIssues(issues, { file: screenFile(name), where: languages[language] ?? '' }, problems)
  return takeView(page)
}

/** A still in one language: its screen, its steps done, its rings, its part of the screen. */
export async function shootStill(
  page: Page,
  still: Still,
  list: string,
  language: number,
  to: Sources,
): Promise<Buffer | undefined> {
  const { languages, problems } = to
  const [file, where] = [stillsFile(list), `${still.file.split('/').at(-1)}, ${languages[language]}`]
  const html = htmlOf(to, still.screen, language, { file, line: still.line })
  if (html === undefined) return undefined
  const opened = await page.evaluate((source) => window.stage.open(source), html)
  reportIssues(opened, { file: screenFile(still.screen), where }, problems)
  const failed = await page.evaluate((actions) => window.stage.apply(actions), still.actions[language] ?? [])
  for (const { index, message, fix } of failed)
    reportIssues(
      [{ message, fix }],
      { file, line: still.stepLines[index], where: `${where}, step ${index + 1}` },
      problems,
    )
  const seen = await page.evaluate(() => window.stage.inspect())
  reportIssues(seen, { file: screenFile(still.screen), where }, problems)
  const marked = await page.evaluate((marks) => window.stage.mark(marks), still.marks)
  reportIssues(marked, { file, line: still.line, where }, problems)
  return still.clip === undefined ? takeView(page) : takePart(page, still, { file, where }, problems)
}

async function takePart(
  page: Page,
  still: Still,
  at: { file: string; where: string },
  problems: Problem[],
): Promise<Buffer | undefined> {
  const box = await page.evaluate((selector) => {
    const element = document.querySelector(selector)
    return element && element.getClientRects().length > 0 ? window.stage.boxOf(selector) : undefined
  }, still.clip ?? '')
  if (!box) {
    reportIssues(
      [{ message: `clip: nothing that is shown is “${still.clip}”`, fix: 'write the id of an element.' }],
      { ...at, line: still.line },
      problems,
    )
    return undefined
  }
  const x = Math.max(0, Math.floor(box.x - MARGIN))
  const y = Math.max(0, Math.floor(box.y - MARGIN))
  const width = Math.min(PICTURE.width, Math.ceil(box.x + box.width + MARGIN)) - x
  const height = Math.min(PICTURE.view, Math.ceil(box.y + box.height + MARGIN)) - y
  return page.screenshot({ clip: { x, y, width, height } })
}

/** Puts a film into the page, ready for its first second. */
export async function loadFilm(page: Page, film: Film, name: string, to: Sources): Promise<void> {
  const steps = film.steps.flatMap(({ start, length, line, actions: [action] }): StageStep[] => {
    if (!action) return []
    const [screen] = action.name === 'screen' ? action.targets : []
    const html = screen === undefined ? '' : htmlOf(to, screen, 0, { file: filmFile(name), line })
    return [{ start, length, action, html: html ?? '' }]
  })
  const chapters = film.chapters.map(({ start, end, titles: [title = ''] }) => ({ start, end, title }))
  await page.evaluate(([all, parts]) => window.stage.load(all, parts), [steps, chapters] as const)
}

/** Goes to a second of a film; problems of steps name chapter and number. */
export async function seekFilm(page: Page, film: Film, name: string, time: number, problems: Problem[]): Promise<void> {
  const issues = await page.evaluate((second) => window.stage.seek(second), time)
  for (const { index, message, fix } of issues) {
    const step = film.steps[index]
    const where = `chapter ${step?.chapter}, step ${step?.number} (${step?.actions[0]?.name}, ${step?.start} s)`
    reportIssues([{ message, fix }], { file: filmFile(name), line: step?.line, where }, problems)
  }
}

/** Reports what the kit and the inspection found on the current screen. */
export async function inspectFilm(page: Page, name: string, where: string, problems: Problem[]): Promise<void> {
  const issues = await page.evaluate(() => [...window.kit.problems, ...window.stage.inspect()])
  reportIssues(issues, { file: filmFile(name), where }, problems)
}

function reportIssues(
  issues: Issue[],
  { where, ...at }: { file: string; line?: number | undefined; where: string },
  problems: Problem[],
): void {
  for (const { message, fix } of issues) {
    const isReported = problems.some((problem) => problem.file === at.file && problem.message.endsWith(message))
    if (!isReported) problems.push({ severity: 'error', ...at, message: `${where}: ${message}`, fix })
  }
}
