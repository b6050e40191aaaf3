import type { CollectedText } from '../../lib/content/collected'
import { readCollection } from '../../lib/content/collection'
import { UNDRAWN } from '../../lib/content/drawings'
import { COLLECTED_TEXTS } from '../../lib/content/kinds'
import { contentDir } from '../../lib/folders'
import { formatProblem } from '../../lib/problem'
import { chromiumHere } from '../chromium'
import { collect } from '../collect'

/** Draws the diagrams that have no drawing, where this machine has a Chromium. The check tells what is still missing. */
export async function drawUndrawn(): Promise<void> {
  const texts = COLLECTED_TEXTS.flatMap(({ name }) => readCollection<CollectedText>(name))
  const isUndrawn = texts.some(({ page }) => page.problems.some(({ message }) => message === UNDRAWN))
  if (!isUndrawn || !chromiumHere()) return
  const { drawMissing } = await import('../draw')
  const { drawn, problems } = await drawMissing(contentDir())
  for (const problem of problems) console.warn(`${formatProblem(problem)}\n`)
  console.log(`Drew ${drawn} diagrams into ${contentDir()}/drawings: commit them.`)
  await collect()
}
