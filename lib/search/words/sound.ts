/** Groups of Latin letters by their sound, in the order of application. */
const LATIN_SOUNDS: [RegExp, string][] = [
  [/sch|sh/g, 'ш'],
  [/ch(?=[^rl])/g, 'ч'],
  [/ck|q|c(?![eiyh])/g, 'k'],
  [/c(?=[eiy])/g, 's'],
  [/x/g, 'ks'],
  [/ph/g, 'f'],
  [/zh|dj|j|g(?=[ei])/g, 'ж'],
  [/th/g, 't'],
  [/w/g, 'v'],
  [/z/g, 's'],
  [/[eiouy]/g, 'a'],
]
const CYRILLIC_SOUNDS = new Map(
  'щsh шsh чch жj цs хh фf вv бb гg дd зs кk лl мm нn пp рr сs тt аa оa уa еa иa эa ыa юa яa й ъ ь'
    .split(' ')
    .map((pair): [string, string] => [pair.charAt(0), pair.slice(1)]),
)

/** How a folded word sounds, whichever alphabet it is written in: its consonants. `постгрес` and `postgres` are alike. */
export function soundOf(word: string): string {
  const plain = /[а-я]/.test(word)
    ? word.replaceAll('дж', 'ж')
    : LATIN_SOUNDS.reduce((text, [pattern, sound]) => text.replace(pattern, sound), word)
  const letters = [...plain].map((letter) => CYRILLIC_SOUNDS.get(letter) ?? letter).join('')
  const single = (text: string) => text.replace(/(.)\1+/g, '$1')
  const sound = single(letters.replace(/[^a-z]/g, ''))
  return single(sound.charAt(0) + sound.slice(1).replaceAll('a', ''))
}
