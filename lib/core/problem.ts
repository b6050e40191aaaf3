import { distance } from 'fastest-levenshtein'

/** A mistake that an author has to correct. Printed as a paragraph: where, what, what was expected, how to fix it. */
export interface Problem {
  /** `error` fails the build, `warning` is only printed. */
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

/** Whether it fails the build. */
export const isError = ({ severity }: Problem): boolean => severity === 'error'

/** What is wrong, and what to do about it; an error by default. Who finds it knows the file. */
export interface Issue {
  severity?: 'warning'
  message: string
  fix: string
}

/** Thrown by readers of single files; carries everything that was wrong, never only the first problem. */
export class ContentError extends Error {
  constructor(readonly problems: Problem[]) {
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

/** Removes duplicates: the reader of a file and the check may report the same problem. */
export const uniqueProblems = (problems: Problem[]): Problem[] => [
  ...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values(),
]

/** Longest message that is shown, in characters: it may quote a line of a hundred thousand. */
const MAX_MESSAGE_LENGTH = 500
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROL = /[\0-\x1f\x7f]/g

/** One line of a terminal: line ends and the characters that steer a terminal are written out, `\n` and `\x1b`. */
function asLine(text: string): string {
  const short = text.length > MAX_MESSAGE_LENGTH ? `${text.slice(0, MAX_MESSAGE_LENGTH)}…` : text
  return short.replace(CONTROL, (character) =>
    character === '\n' ? '\\n' : `\\x${character.charCodeAt(0).toString(16).padStart(2, '0')}`,
  )
}

/** `content/site.yaml:12  navbar.items.0.type: unknown type “dcos”. Fix: …` */
export function formatProblem({ severity, file, line, field, message, fix }: Problem): string {
  const where = line === undefined ? file : `${file}:${line}`
  const what = field === undefined ? message : `${field}: ${message}`
  const sentences = [`${severity === 'error' ? 'Error' : 'Warning'} in ${where}`, what, ...(fix ? [`Fix: ${fix}`] : [])]
  return sentences.map(asLine).join('\n  ')
}

/** Most edits that are a typo. Of a word of less than four letters they would make any other: “x” is near to “bi”. */
const mostEdits = ({ length }: string): number => (length < 4 ? 0 : Math.max(2, length / 3))

/** The candidate closest to `word` by edit distance, if it is close enough to be a typo. */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  const limit = mostEdits(word)
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
