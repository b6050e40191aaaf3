import { breakLines, type Caption } from './film'

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
