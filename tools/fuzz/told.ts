import assert from 'node:assert/strict'
import { runCases } from './cases'

export const SEED = 'every day'

/** Runs the cases of these numbers: an author is told in words each time, or nothing is wrong. */
export async function assertTold(numbers: number[], root: string): Promise<void> {
  const results = await runCases(SEED, numbers, root)
  const findings = results.filter(({ outcome }) => outcome === 'finding')
  assert.deepEqual(
    findings.map(({ number, changes, why }) => ({ number, changes, why })),
    [],
    `repeat one with: npm run fuzz -- --seed "${SEED}" --case <number>`,
  )
  assert.equal(results.length, numbers.length)
  // Mutations that broke nothing, or a check that looked at nothing, would find nothing either.
  assert.ok(results.filter(({ isError }) => isError).length > numbers.length / 3)
  assert.ok(results.some(({ outcome }) => outcome === 'passed'))
}
