import type { SearchRecord } from '../../../lib/search/record'
import { random } from '../../../scripts/system/random'

/**
 * Ten times the records: each page nine times more, with other words. A word of a copy is the same in six of ten cases,
 * another one of the site in most others, and sometimes a new one.
 */
export function inflateRecords(records: SearchRecord[], times = 10): SearchRecord[] {
  const words = [...new Set(records.flatMap(({ content }) => content?.match(/\p{L}{4,}/gu) ?? []))]
  const copies = Array.from({ length: times - 1 }, (_, copy) => {
    const next = random(`copy ${copy}`)
    const others = new Map<string, string>()
    const otherWord = (word: string): string => {
      const kind = next()
      if (kind < 0.6) return word
      return kind < 0.95 ? (words[Math.floor(next() * words.length)] ?? word) : `${word}${copy}`
    }
    const reword = (text: string): string =>
      text.replace(/\p{L}{4,}/gu, (word) => {
        const other = others.get(word) ?? otherWord(word)
        others.set(word, other)
        return other
      })
    return records.map((record): SearchRecord => {
      const { hierarchy, content, description, label, url_without_anchor } = record
      const address = `${url_without_anchor}-${copy}`
      const reworded = Object.fromEntries(
        Object.entries(hierarchy).map(([level, text]) => [level, text && level !== 'lvl0' ? reword(text) : text]),
      ) as SearchRecord['hierarchy']
      return {
        ...record,
        url: `${address}#${record.anchor}`,
        url_without_anchor: address,
        hierarchy: reworded,
        content: content && reword(content),
        ...(description ? { description: reword(description) } : {}),
        ...(label ? { label: reword(label) } : {}),
      }
    })
  })
  return [records, ...copies].flat()
}
