import fs from 'node:fs'
import path from 'node:path'
import { DRAW_ANEW, drawingsDir, isUndrawn } from '../content/drawings'
import { svgIssue } from '../content/drawings/svg'
import type { Problem } from '../core/problem'
import { statOf } from '../core/stat'
import { errorIn } from './report'

/** Drawings that may not be in a page, those that no page asks for too; left out are those that `reported` names already. */
export function checkDrawings(dir: string, reported: Problem[]): Problem[] {
  const folder = drawingsDir(dir)
  return listDrawings(folder).flatMap((name): Problem[] => {
    const file = `drawings/${name}`
    const issue = svgIssue(fs.readFileSync(path.join(folder, name)), 'drawing')
    if (!issue || reported.some(({ message }) => message.includes(`(${file}:`))) return []
    return [errorIn(file, `the drawing ${issue.what}`, DRAW_ANEW, issue.line)]
  })
}

/**
 * The development server draws a diagram in the author's browser; the policy of a published page lets nothing draw
 * there, so what is a warning of the page alone is an error of the site.
 */
export const refuseUndrawn = (problems: Problem[]): Problem[] =>
  problems.map((problem) => (isUndrawn(problem) ? { ...problem, severity: 'error' } : problem))

const listDrawings = (folder: string): string[] =>
  statOf(folder)?.isDirectory()
    ? fs.readdirSync(folder).filter((name) => /\.svg$/i.test(name) && statOf(path.join(folder, name))?.isFile())
    : []
