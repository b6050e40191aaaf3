import { type Candidate, candidatesFor } from '../../../lib/search/embedded/answer'
import { openIndex } from '../../../lib/search/embedded/engine'
import { fitOf } from '../../../lib/search/embedded/fact-fit'
import { FACT } from '../../../lib/search/embedded/weights'
import { type FactSample, isRightFact, readFactQuestions, readFrom } from './judge'

const STEPS = 1000
const STEP = 0.01
/** Keeps the weights small. */
const DECAY = 0.02
/** A wrong answer is worse than none. */
const SILENCE = 3

type Weights = Record<keyof typeof FACT, number>
const NAMES = Object.keys(FACT) as (keyof typeof FACT)[]

/** A question with what may be said to it, and whether that is right. */
interface Example {
  question: FactSample
  candidates: Candidate[]
  right: boolean[]
}

/**
 * Learns the weights of `FACT` (lib/search/embedded/weights.ts) from the questions that may be looked at, and prints them: each
 * question chooses one of the facts, or silence, with the probability of a softmax over their fits.
 */
export async function fit(files: Map<string, Uint8Array>): Promise<void> {
  const examples: Example[] = []
  for (const question of readFactQuestions('tuned')) examples.push(await exampleOf(files, question))
  const weights: Weights = { ...FACT }
  for (let step = 0; step < STEPS; step++) {
    const slope = slopeOf(examples, weights)
    for (const name of NAMES) weights[name] += STEP * (slope[name] - DECAY * weights[name])
  }
  for (const name of NAMES) console.log(`  ${name}: ${Number(weights[name].toFixed(1))},`)
}

async function exampleOf(files: Map<string, Uint8Array>, question: FactSample): Promise<Example> {
  const index = await openIndex(question.lang, async (file) => readFrom(files, file))
  const answer = await index.ask(question.q.normalize())
  const candidates = await candidatesFor(index, question.q, answer)
  const { page = '', also = [] } = question
  const right = candidates.map(
    ({ fact: [, subject, value], page: { top }, isLacking }) =>
      !isLacking &&
      [page, ...also].includes(top.path.replace(/^\/en(?=\/)/, '')) &&
      isRightFact(question, subject, value),
  )
  return { question, candidates, right }
}

/** Of the logarithm of the probability that each question is answered rightly. */
function slopeOf(examples: Example[], weights: Weights): Weights {
  const slope = Object.fromEntries(NAMES.map((name) => [name, 0])) as Weights
  for (const { question, candidates, right } of examples) {
    const odds = candidates.map(({ signs, isLacking }) => (isLacking ? 0 : Math.exp(fitOf(signs, weights))))
    const all = odds.reduce((sum, one) => sum + one, 1)
    const rightOdds = odds.reduce((sum, one, place) => (right[place] ? sum + one : sum), 0)
    for (const [place, { signs }] of candidates.entries()) {
      const own = odds[place] ?? 0
      const wanted = right[place] ? own / rightOdds : 0
      const pull = (wanted - own / all) * (question.answer === null ? SILENCE : 1)
      for (const name of NAMES) slope[name] += pull * signs[name]
    }
  }
  return slope
}
