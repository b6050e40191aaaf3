import type { QueryClass } from './judge'

export type Random = () => number
export const pick = <T>(next: Random, list: readonly T[]): T => list[Math.floor(next() * list.length)] as T

const STOP = new Set(
  'и в во на с со по к ко о об от до за из для что как это или а но не при где куда чем без над под то the a an of to in on and or for is are with by at how'.split(
    ' ',
  ),
)
export const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}]+(?:[-_.][\p{L}\p{N}]+)*/gu) ?? []
export const low = (text: string): string => text.toLowerCase()
export const isStop = (word: string): boolean => STOP.has(low(word))

/** Endings of the dictionary form → endings of others, the first that fits. */
const RUSSIAN: [RegExp, string, string[]][] = [
  [
    /(?:ок|ек|ец|онь|ень)$|(?:ых|их|ов|ев|ей|ам|ям|ом|ем|ах|ях|им|ым|ами|ями|ого|его|ому|ему|ть|йте|ите|ет|ит)$/,
    '',
    [],
  ],
  [/вление$/, 'вление', ['вить', 'вляет']],
  [/ание$/, 'ание', ['ать', 'аем', 'ания', 'анием']],
  [/ение$/, 'ение', ['ить', 'ения', 'ению', 'ений']],
  [/ие$/, 'ие', ['ия', 'ию', 'ием', 'ии']],
  [/ия$/, 'ия', ['ии', 'ию', 'ией', 'ий']],
  [/ость$/, 'ь', ['и', 'ью', 'ей', 'ям']],
  [/тель$/, 'ь', ['я', 'ю', 'ем', 'ей', 'ями']],
  [/[кгх]ий$/, 'ий', ['ого', 'ому', 'им', 'их', 'ие']],
  [/ий$/, 'ий', ['его', 'ему', 'им', 'их', 'ие']],
  [/(?:ый|ой)$/, '..', ['ого', 'ому', 'ым', 'ых', 'ые', 'ую']],
  [/[кгх]ая$/, 'ая', ['ой', 'ую', 'ие', 'их']],
  [/ая$/, 'ая', ['ой', 'ую', 'ые', 'ых']],
  [/[кгх]ое$/, 'ое', ['ого', 'ому', 'им', 'их']],
  [/ое$/, 'ое', ['ого', 'ому', 'ым', 'ых']],
  [/(?:ые|ие)$/, '.', ['х', 'м', 'ми']],
  [/[кгхжшчщ]а$/, 'а', ['и', 'е', 'у', 'ой', 'ами']],
  [/а$/, 'а', ['ы', 'е', 'у', 'ой', 'ам', 'ами']],
  [/я$/, 'я', ['и', 'е', 'ю', 'ей']],
  [/ы$/, 'ы', ['ов', 'ам', 'ами', 'ах']],
  [/[кг]и$/, 'и', ['ам', 'ами', 'ах']],
  [/[бвгдзклмнпрстфх]$/, '', ['а', 'у', 'ом', 'е', 'ов', 'ами', 'ах']],
]
const ENGLISH: [RegExp, string, string[]][] = [
  [/ing$/, '', []],
  [/^(?:create|use|prepare|replace|share|configure|choose|write|merge|receive|close)$/, 'e', ['ing', 'ed']],
  [
    /^(?:upload|check|publish|connect|read|send|find|convert|filter|add|build|open|import|export|search|list|start|sort)$/,
    '',
    ['ing', 's', 'ed'],
  ],
  [/ies$/, 'ies', ['y']],
  [/[^siu]s$/, 's', ['']],
  [/[aeiou]y$/, '', ['s']],
  [/y$/, 'y', ['ies']],
  [/(?:x|ch|sh)$/, '', ['es']],
  [/(?:er|or|on|nt|ce|le|et|rt|ow|rd|ol|se|st|ct|ge|ue|rk|ar|am|an|il|ess)$/, '', ['s']],
]

function inflect(next: Random, word: string): string {
  const letters = low(word)
  const table = /^[а-яё]{4,}$/.test(letters) ? RUSSIAN : /^[a-z]{4,}$/.test(letters) ? ENGLISH : []
  const [, ending = '', forms = []] = table.find(([pattern]) => pattern.test(letters)) ?? []
  return forms.length === 0 ? letters : letters.slice(0, letters.length - ending.length) + pick(next, forms)
}

const ROWS = ['йцукенгшщзхъ', 'фывапролджэ', 'ячсмитьбю', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm']
function neighbourKey(next: Random, letter: string): string {
  const row = ROWS.find((keys) => keys.includes(letter))
  if (!row) return letter
  const place = row.indexOf(letter)
  return row[place + (place > 0 && (next() < 0.5 || place === row.length - 1) ? -1 : 1)] ?? letter
}

function slip(next: Random, word: string): string {
  const place = Math.floor(next() * word.length)
  const letter = word[place] ?? ''
  const kind = next()
  if (kind < 0.28) return word.slice(0, place) + word.slice(place + 1)
  if (kind < 0.52) return word.slice(0, place) + neighbourKey(next, letter) + word.slice(place + 1)
  if (kind < 0.74) {
    const first = Math.min(place, word.length - 2)
    return word.slice(0, first) + (word[first + 1] ?? '') + (word[first] ?? '') + word.slice(first + 2)
  }
  return word.slice(0, place) + (next() < 0.5 ? letter : neighbourKey(next, letter)) + word.slice(place)
}

const LATIN = "`qwertyuiop[]asdfghjkl;'zxcvbnm,."
const CYRILLIC = 'ёйцукенгшщзхъфывапролджэячсмитьбю'
function inOtherLayout(text: string): string | undefined {
  const [from, to] = /[а-яё]/.test(text) ? [CYRILLIC, LATIN] : [LATIN, CYRILLIC]
  if (![...text].every((key) => key === ' ' || key === '-' || /\d/.test(key) || from.includes(key))) return undefined
  return [...text].map((key) => (from.includes(key) ? to[from.indexOf(key)] : key)).join('')
}

/** What a reader may type for a phrase; undefined when this class has nothing to do on it. */
export const TYPED: Partial<Record<QueryClass, (next: Random, phrase: string) => string | undefined>> = {
  exact: (_, phrase) => phrase,
  inflected: (next, phrase) => {
    const words = wordsOf(phrase).map((word) => inflect(next, word))
    return words.join(' ') === low(phrase) ? undefined : words.join(' ')
  },
  prefix: (next, phrase) => {
    const words = wordsOf(low(phrase))
    const last = words.at(-1) ?? ''
    const least = words.length === 1 ? 5 : 3
    if (last.length <= least) return undefined
    return [...words.slice(0, -1), last.slice(0, least + Math.floor(next() * (last.length - least)))].join(' ')
  },
  typo: (next, phrase) => {
    const words = wordsOf(low(phrase))
    const long = [...words.keys()].filter((index) => (words[index]?.length ?? 0) >= 4 && !/\d/.test(words[index] ?? ''))
    if (long.length === 0) return undefined
    const index = pick(next, long)
    const word = words[index] ?? ''
    const once = slip(next, word)
    const typed = word.length >= 8 && next() < 0.5 ? slip(next, once) : once
    return typed === word ? undefined : words.with(index, typed).join(' ')
  },
  layout: (_, phrase) => inOtherLayout(low(phrase)),
}
