import { fold, isStopWord, stemsOf } from '../search/words'

/** Words of a text, as they are there. */
const WORD = /[\p{L}\p{N}][\p{L}\p{N}.+#-]*[\p{L}\p{N}+#]/gu

/**
 * The words that tell a part of the site from the others, in the order in which its texts have them. A text of one word is
 * a name, and stays whole.
 * @param parts texts of every part: titles and descriptions
 * @param most characters that the words of a part may fill, of each part
 * @returns words of every part, in the order of `parts`
 */
export function keywordsOf(parts: string[][], most: number[]): string[][] {
  const counted = parts.map((texts) => {
    const words = new Map<string, { word: string; count: number }>()
    for (const word of texts.flatMap(wordsIn)) {
      const key = stemsOf(word).join(' ')
      const known = words.get(key)
      if (known) known.count++
      else words.set(key, { word, count: 1 })
    }
    return words
  })
  const rarity = (key: string) => Math.log(parts.length / counted.filter((words) => words.has(key)).length)
  return counted.map((words, index) => {
    const ranked = [...words]
      .map(([key, { word, count }], place) => ({ word, place, weight: rarity(key) * (1 + Math.log(count)) }))
      .sort((a, b) => b.weight - a.weight)
    return asManyAs(ranked, most[index] ?? 0)
      .sort((a, b) => a.place - b.place)
      .map(({ word }) => word)
  })
}

/** The first words that fit into so many characters. */
function asManyAs<T extends { word: string }>(ranked: T[], most: number): T[] {
  let length = 0
  const end = ranked.findIndex(({ word }) => {
    length += word.length + 2
    return length > most
  })
  return end < 0 ? ranked : ranked.slice(0, end)
}

const wordsIn = (text: string): string[] =>
  /^\S+$/.test(text) ? [text] : (text.match(WORD) ?? []).filter((word) => !isStopWord(fold(word)) && !isShort(word))

/** Little words: the list of stop words has only the most frequent of them. */
const isShort = (word: string): boolean => word.length < 4 && word === word.toLowerCase()
