import type { Problem } from '../../core/problem'
import { errorIn } from '../faults'

/** A line of a source, or a whole caption: its words may stand in two lines. */
export interface Line {
  file: string
  line: number
  text: string
}
export type Find = (line: Line) => Problem[]

/** What is wrong in a line, and what the ledger says instead. */
export const differs = ({ file, line }: Line, message: string, expected: string[]): Problem[] => [
  errorIn(
    file,
    message,
    `the ledger says “${expected.join('”, “')}”: say so, or change it there and everywhere.`,
    line,
  ),
]

/** Of a row of HTML, Markdown or CSV, of `{текст|text}`, or the texts of a line of the kit. */
export const cellsOf = (text: string): string[] => text.split(/[|;{}<>"']/).map((cell) => cell.trim())
