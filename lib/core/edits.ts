/** A piece of a text, from its first letter to behind its last one, and what takes its place. */
export interface Edit {
  start: number
  end: number
  text: string
}

/** Makes edits that do not overlap, so that everything else stays as it is. Of two at one place an insertion comes first. */
export function applyEdits(source: string, edits: Edit[]): string {
  let [result, position] = ['', 0]
  for (const { start, end, text } of edits.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    result += source.slice(position, start) + text
    position = end
  }
  return result + source.slice(position)
}
