import { formatProblem, type Problem } from '../../lib/core/problem'

/** Prints each problem when it appears, and when the last of them is gone. */
export function reportOnce(print: (text: string) => void = (text) => process.stderr.write(text)) {
  let reported = new Set<string>()
  return (problems: Problem[]): void => {
    const current = new Set(problems.map(formatProblem))
    for (const text of current) if (!reported.has(text)) print(`\n${text}\n`)
    if (reported.size > 0 && current.size === 0) print('\nThe content is in order.\n')
    reported = current
  }
}
