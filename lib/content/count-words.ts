/** Words of a text, by the rules of its language. */
export function countWords(text: string, locale: string): number {
  let words = 0
  for (const segment of new Intl.Segmenter(locale, { granularity: 'word' }).segment(text))
    if (segment.isWordLike) words++
  return words
}
