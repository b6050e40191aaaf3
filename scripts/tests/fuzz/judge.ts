import { formatProblem, type Problem } from '../../../lib/core/problem'

const STACK = /^\s+at .*:\d+:\d+\)?$/m
/** Words of an exception, not of a message for authors. */
const CRASH =
  /Cannot read prop|is not a function|is not iterable|is not defined|Cannot convert|(?:Type|Range|Reference|Assertion)?Error:|could not be compiled|call stack|E(?:NOENT|ISDIR|ACCES|LOOP|NAMETOOLONG|PERM)\b/
/** Longest line, in characters, that still is a sentence. */
const LONGEST = 520
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROL = /[\0-\x09\x0b-\x1f\x7f]/

/** Why a message does not help an author; undefined when it does. @param outer a folder of the machine that no message may name */
export function badMessage(problem: Problem, outer: string): string | undefined {
  const { file, line, message } = problem
  const shown = formatProblem(problem)
  const lines = shown.split('\n')
  if (file === '' || file.startsWith('/') || file.startsWith('..')) return 'it names no file of the content folder'
  if (line !== undefined && !(Number.isInteger(line) && line > 0)) return `line ${line} is no line`
  if (message.trim() === '') return 'it says nothing'
  if (STACK.test(shown)) return 'it is a stack trace'
  if (lines.length > 3 || lines.some((text) => text.length > LONGEST)) return 'it is endless'
  if (CONTROL.test(shown)) return 'it holds control characters'
  if (CRASH.test(message)) return 'it is what a program said that failed'
  return shown.includes(outer) ? 'it names a folder of this machine' : undefined
}
