import { isLive, lostPages } from '../../../lib/addresses/lost'
import { propose } from '../../../lib/addresses/propose'
import { resolve } from '../../../lib/addresses/redirects'
import { dice } from '../../../scripts/system/random'
import { type Change, makeChange, Round } from './changes'
import { type Model, toLive, toRecord } from './model'

/** Changes that are made at once, as a branch makes several. */
const AT_ONCE = 10

export interface Outcome {
  kind: string
  /** Every address of it was proposed rightly. */
  isRight: boolean
  /** Addresses that lead nowhere, and nobody was told. */
  silent: string[]
  /** Certain proposals that are wrong: the command would take them over. */
  wrong: string[]
  why: string
}

/** Makes changes to a model, some at once, and judges what is proposed. The same seed makes the same changes. */
export function tryChanges(model: Model, seed: string, count: number): Outcome[] {
  const record = toRecord(model)
  return Array.from({ length: Math.ceil(count / AT_ONCE) }, (_, number) => {
    const round = new Round(new Map(model), dice(`${seed} ${number}`))
    const size = Math.min(AT_ONCE, count - number * AT_ONCE)
    const changes = Array.from({ length: size }, (_, at) => makeChange(round, number * AT_ONCE + at) ?? [])
    const live = toLive(round.model)
    const lost = lostPages(record.values(), live, {})
    const proposed = propose(lost, record, live)
    const told = new Set(
      lost.flatMap(({ page, isGone, anchors }) => [
        ...(isGone ? [page.path] : []),
        ...anchors.map((id) => `${page.path}#${id}`),
      ]),
    )
    const all = Object.fromEntries(
      proposed.flatMap(({ from, to, kind }) => (to && kind !== 'gone' ? [[from, to]] : [])),
    )
    const certain = Object.fromEntries(
      proposed.flatMap(({ from, to, isCertain }) => (to && isCertain ? [[from, to]] : [])),
    )
    const after = new Set(
      lostPages(record.values(), live, certain).flatMap(({ page, isGone, anchors }) => [
        ...(isGone ? [page.path] : []),
        ...anchors.map((id) => `${page.path}#${id}`),
      ]),
    )
    const judge = ({ kind, expected }: Change): Outcome => {
      const entries = [...expected]
      const target = (from: string) => resolve(all, from)
      const bad = entries.filter(([from, to]) => target(from) !== to)
      const wrong = entries
        .filter(([from, to]) => from in certain && resolve(certain, from) !== to)
        .map(([from]) => from)
      // Told before, and after the certain ones are taken over either led somewhere or told again.
      const silent = entries.flatMap(([from]) => {
        const end = resolve(certain, from)
        const isThere = typeof end === 'string' && isLive(live, end)
        return isLive(live, from) || (told.has(from) && (isThere || after.has(from))) ? [] : [from]
      })
      const why = bad
        .slice(0, 3)
        .map(([from, to]) => `${from}: ${target(from)} instead of ${to}`)
        .join('; ')
      return { kind, isRight: bad.length === 0, silent, wrong, why }
    }
    return changes.flat().map(judge)
  }).flat()
}
