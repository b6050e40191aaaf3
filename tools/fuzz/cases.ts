import fs from 'node:fs'
import path from 'node:path'
import { formatProblem } from '../../lib/core/problem'
import { dice } from '../../scripts/system/random'
import { Checker } from './checker'
import { badMessage } from './judge'
import { type Change, mutate } from './mutate'
import { copySite, restore, SITES } from './sites'

export interface CaseResult {
  number: number
  site: string
  changes: Change[]
  ms: number
  /** `passed`: no new message; `told`: messages for an author, and `isError` stops a build. */
  outcome: 'passed' | 'told' | 'finding'
  isError: boolean
  /** Why it is a finding. */
  why?: string
}

/** Each case has its own seed, so that it does not depend on the cases before it. */
const diceOf = (seed: string, number: number) => dice(`${seed} ${number}`)
export const siteOf = (seed: string, number: number): string => diceOf(seed, number).pick(SITES)

/** Breaks a copy of the case's site. */
export function makeCase(seed: string, number: number, folder: string): Change[] {
  const own = diceOf(seed, number)
  own.pick(SITES) // siteOf took it
  return mutate(folder, own)
}

/**
 * Checks damaged copies of the sites like `npm run check`. Each case must end without an exception, and either pass or
 * report a file. The folder of any other case is copied into `root`.
 * @param numbers of the cases, which with the seed define the damage
 */
export async function runCases(
  seed: string,
  numbers: number[],
  root: string,
  onResult: (result: CaseResult) => void = () => {},
): Promise<CaseResult[]> {
  const results: CaseResult[] = []
  // Sequentially: a check occupies one core, and a second process would make a hang harder to detect.
  for (const site of SITES) {
    const own = numbers.filter((number) => siteOf(seed, number) === site)
    if (own.length === 0) continue
    const folder = new FuzzedSite(site, path.join(root, site))
    for (const number of own) {
      const result = await folder.run(seed, number)
      if (result.outcome === 'finding') folder.keep(path.join(root, 'findings', String(number)))
      folder.restore(result.changes)
      onResult(result)
      results.push(result)
    }
    folder.close()
  }
  return results
}

class FuzzedSite {
  private readonly content: string
  private readonly original: string
  private checker: Checker | undefined
  /** Messages about the undamaged site. */
  private usual = new Set<string>()

  constructor(
    private readonly site: string,
    private readonly root: string,
  ) {
    this.content = path.join(root, 'content')
    this.original = path.join(root, 'original')
    for (const folder of [this.content, this.original]) copySite(site, folder)
  }

  async run(seed: string, number: number): Promise<CaseResult> {
    this.checker ??= await this.start()
    const changes = makeCase(seed, number, this.content)
    const began = performance.now()
    const answer = await this.checker.ask({ changed: changes.map(({ file }) => file) })
    const base = { number, site: this.site, changes, ms: Math.round(performance.now() - began), isError: false }
    if ('ended' in answer) {
      this.checker = undefined // the next case begins with a new process
      return { ...base, outcome: 'finding', why: answer.ended }
    }
    if ('thrown' in answer) return { ...base, outcome: 'finding', why: `thrown: ${answer.thrown}` }
    const said = answer.problems.filter((problem) => !this.usual.has(formatProblem(problem)))
    const isError = said.some(({ severity }) => severity === 'error')
    for (const problem of said) {
      const why = badMessage(problem, path.resolve(this.root))
      if (why) return { ...base, isError, outcome: 'finding', why: `${why}: ${JSON.stringify(problem).slice(0, 2000)}` }
    }
    return { ...base, isError, outcome: said.length > 0 ? 'told' : 'passed' }
  }

  /** A process that has checked, and so compiled, the untouched site. */
  private async start(): Promise<Checker> {
    const checker = new Checker(this.content, path.join(this.root, 'work'))
    const answer = await checker.ask({ changed: [] })
    if (!('problems' in answer)) {
      checker.end()
      throw new Error(`the site ${this.site} cannot be checked: ${JSON.stringify(answer)}`)
    }
    this.usual = new Set(answer.problems.map(formatProblem))
    return checker
  }

  restore(changes: Change[]): void {
    restore(
      this.original,
      this.content,
      changes.map(({ file }) => file),
    )
  }

  keep(target: string): void {
    fs.rmSync(target, { recursive: true, force: true })
    fs.cpSync(this.content, target, { recursive: true, verbatimSymlinks: true })
  }

  close(): void {
    this.checker?.end()
  }
}
