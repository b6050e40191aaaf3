import { countSlips } from './slips'

/** Endings of Russian and English words that Snowball removes. A typo in one must not count against the stem. */
const ENDINGS = new Set(
  'а я о е и ы у ю ь й ой ей ий ый ая яя ое ее ые ие ого его ому ему ым им ых их ыми ими ую юю ом ем ам ям ами ями ах ях ов ев ью ия ию ием иям иями иях ии ость ости остью ешь ет ете ут ют ишь ит ите ат ят ить ать ять еть ал ала али ил ила или ел ела ела ся сь ться тся уй уйте ай айте вший вшая нный нная нные нное нного нному нным нных нными нной нную ный ная ное ные ного ному ным ных ными ной ную енный енная ение ения ению ением ание ания анию анием аний ениями аниями ировать ирует ирование ирования ование ования ованию овать ует уют ывать ывает ывание ывания ивать ивает ивание ация ации ацию ацией аций овка овки лять ляет ление ления лению остей e s es ed ing ings er ers ion ions ation ations able ment ments ness ly al ally ous ive ity y ies ance ence'.split(
    ' ',
  ),
)
const OPEN_ENDINGS = new Set(
  [...ENDINGS].flatMap((ending) => [...ending].map((_, index) => ending.slice(0, index + 1))),
)
const LONG_ENDINGS = [...ENDINGS].filter((ending) => ending.length > 1)

/** Whether these letters may follow a stem. In an unfinished word, the first letters of an ending are enough. */
export const isEnding = (letters: string, isOpen: boolean): boolean => (isOpen ? OPEN_ENDINGS : ENDINGS).has(letters)

const NO_ENDING = 9
function endingSlips(ending: string): number {
  if (ending === '' || ENDINGS.has(ending)) return 0
  return ending.length < 7 && LONG_ENDINGS.some((known) => countSlips(ending, known, 1) <= 1) ? 1 : NO_ENDING
}

export const LONGEST_ENDING = 6

/** The stemmer does not know an ending with a typo, so this compares the term with the beginning of the typed word. */
export function slipsWithEnding(word: string, term: string, limit: number): number {
  const rest = word.length - term.length
  if (rest < 0 || rest > LONGEST_ENDING) return limit + 1
  let least = limit + 1
  for (let ending = Math.max(0, rest - 1); ending <= Math.min(LONGEST_ENDING, rest + 1); ending++) {
    const slips = countSlips(word.slice(0, word.length - ending), term, limit)
    if (slips < least) least = Math.min(least, slips + endingSlips(word.slice(word.length - ending)))
  }
  return least
}
