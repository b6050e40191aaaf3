import { readTexts } from '../../lib/content/collection/texts'
import { isUndrawn } from '../../lib/content/drawings'
import { contentDir } from '../../lib/core/folders'
import { formatProblem } from '../../lib/core/problem'
import { collect } from '../content/collect'
import { chromiumHere } from '../system/chromium'

/** Draws the diagrams that have no drawing, where this machine has a Chromium. The check reports what is still missing. */
export async function drawUndrawn(): Promise<void> {
  const texts = readTexts()
  const areMissing = texts.some(({ page }) => page.problems.some(isUndrawn))
  if (!areMissing || !chromiumHere()) return
  const { drawMissing } = await import('../draw')
  const { drawn, problems } = await drawMissing(contentDir())
  for (const problem of problems) console.warn(`${formatProblem(problem)}\n`)
  console.log(`Drew ${drawn} diagrams into ${contentDir()}/drawings: commit them.`)
  await collect()
}
