import type { TextIssue } from '../sources/text'
import { round } from './timing'
import type { Caption, Film } from './types'

/** Letters a second that a viewer can read while looking at the picture. */
const FASTEST = 17
const LINE_LENGTH = 42

/** A file of captions in one language: cues with a number, at most two lines each. */
export function toVtt(captions: Caption[], language: number): string {
  const cues = captions.map(({ start, end, texts }, i) => {
    const lines = breakLines(texts[language] ?? '')
    return `\n${i + 1}\n${stamp(start)} --> ${stamp(end)}\n${lines.join('\n')}\n`
  })
  return `WEBVTT\n${cues.join('')}`
}

/** `00:01:02.500` */
function stamp(seconds: number): string {
  const ms = Math.round(seconds * 1000)
  const part = (value: number, digits = 2) => String(value).padStart(digits, '0')
  const [hours, minutes, rest] = [Math.floor(ms / 3_600_000), Math.floor(ms / 60_000) % 60, Math.floor(ms / 1000) % 60]
  return `${part(hours)}:${part(minutes)}:${part(rest)}.${part(ms % 1000, 3)}`
}

/** A caption stays until the next one, or until its chapter ends. */
export function listCaptions({
  steps,
  chapters,
}: Pick<Film, 'steps' | 'chapters'>): (Caption & { line: number | undefined })[] {
  const said = steps.filter(({ actions }) => actions[0]?.name === 'say')
  return said.map(({ start, chapter, line, actions }, i) => {
    const next = said[i + 1]
    const last = chapters[chapter - 1]?.end ?? start
    const end = next?.chapter === chapter ? Math.min(last, next.start) : last
    return { start, end, line, texts: actions.map(({ values }) => values[0] ?? '') }
  })
}

export function captionIssues({ start, end, texts }: Caption, languages: string[]): Omit<TextIssue, 'offset'>[] {
  return texts.flatMap((text, i) => {
    const seconds = round(end - start)
    const needed = text.length / FASTEST
    const where = `the caption at ${start} s (${languages[i]}: “${text.length > 40 ? `${text.slice(0, 40)}…` : text}”)`
    if (breakLines(text).length > 2)
      return [
        {
          message: `${where} takes more than two lines of ${LINE_LENGTH} letters`,
          fix: 'shorten it, or part it in two.',
        },
      ]
    if (needed > seconds + 0.05)
      return [
        {
          message: `${where} is too fast: ${text.length} letters in ${seconds} s`,
          fix: `give it ${needed.toFixed(1)} s: add a wait after it, or shorten it.`,
        },
      ]
    return []
  })
}

/** A caption in one line, in two of about the same length, or in as many as it needs. */
export function breakLines(text: string): string[] {
  if (text.length <= LINE_LENGTH) return [text]
  const fits = ([one = '', two = '']: string[]) => Math.max(one.length, two.length) <= LINE_LENGTH
  const pairs = [...text.matchAll(GAP)].map(({ index }) => [text.slice(0, index), text.slice(index + 1)])
  const uneven = ([one = '', two = '']: string[]) => Math.abs(one.length - two.length)
  const [best] = pairs.filter(fits).sort((a, b) => uneven(a) - uneven(b))
  return best ?? fillLines(text)
}
/** Where a line may end: not before a dash or a number, not after a short word. */
const GAP = /(?<=[^\s«“]{3}) (?![—–\d])/g

function fillLines(text: string): string[] {
  const lines = ['']
  for (const word of text.split(' ')) {
    const line = [lines.at(-1), word].filter(Boolean).join(' ')
    if (line.length <= LINE_LENGTH) lines[lines.length - 1] = line
    else lines.push(word)
  }
  return lines
}
