import { distance } from 'fastest-levenshtein'

/** One thing an author has to mend. Printed as a paragraph: where, what, what was expected, how to fix it. */
export interface Problem {
  /** `error` fails the build, `warning` is only told. */
  severity: 'error' | 'warning'
  /** File, relative to the content folder. */
  file: string
  /** One-based line, where known. */
  line?: number
  /** Front matter or YAML field, dotted, where there is one. */
  field?: string
  /** What is wrong, one sentence. */
  message: string
  /** What to do about it, one sentence. */
  fix?: string
}

/** Thrown by readers of single files; carries everything that was wrong, never only the first problem. */
export class ContentError extends Error {
  constructor(
    readonly problems: Problem[],
    /** What the reader would have returned without the fields that are wrong; see readSound (lib/content/yaml.ts). */
    readonly rest?: unknown,
  ) {
    super(problems.map(formatProblem).join('\n\n'))
    this.name = 'ContentError'
  }
}

/** Reads something; what is wrong with it goes to the list. @throws whatever is not an author's mistake */
export function attempt<T>(problems: Problem[], read: () => T): T | undefined {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    problems.push(...error.problems)
    return undefined
  }
}

/** The same problem said twice, by the reader of a file and by the check, is one. */
export const uniqueProblems = (problems: Problem[]): Problem[] => [
  ...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values(),
]

/** `content/site.yaml:12  navbar.items.0.type: unknown type “dcos”. Fix: …` */
export function formatProblem({ severity, file, line, field, message, fix }: Problem): string {
  const where = line === undefined ? file : `${file}:${line}`
  const what = field === undefined ? message : `${field}: ${message}`
  return `${severity === 'error' ? 'Error' : 'Warning'} in ${where}\n  ${what}${fix ? `\n  Fix: ${fix}` : ''}`
}

/** The candidate closest to `word` by edit distance, if it is close enough to be a slip of the pen. */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  const limit = Math.max(2, Math.floor(word.length / 3))
  const ranked = [...candidates]
    .map((candidate) => ({ candidate, edits: distance(word.toLowerCase(), candidate.toLowerCase()) }))
    .filter(({ edits }) => edits <= limit)
  return ranked.sort((a, b) => a.edits - b.edits)[0]?.candidate
}

/** “Did you mean …?” or the list of what would be valid. */
export function suggest(word: string, candidates: Iterable<string>): string {
  const all = [...candidates]
  const near = nearest(word, all)
  if (near !== undefined) return `did you mean “${near}”?`
  if (all.length === 0) return 'there are none yet: add it.'
  return all.length <= 12 ? `use one of: ${all.join(', ')}.` : 'check the spelling.'
}
