import { formatProblem, type Problem } from '../../lib/core/problem'

/** Prints each problem when it appears, and when the last of them is gone. */
export function tellOnce(print: (text: string) => void = (text) => process.stderr.write(text)) {
  let told = new Set<string>()
  return (problems: Problem[]): void => {
    const current = new Set(problems.map(formatProblem))
    for (const text of current) if (!told.has(text)) print(`\n${text}\n`)
    if (told.size > 0 && current.size === 0) print('\nThe content is in order.\n')
    told = current
  }
}
