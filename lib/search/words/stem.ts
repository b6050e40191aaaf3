import { stemmer as stemEnglish } from '@orama/stemmers/english'
import { stemmer as stemRussian } from '@orama/stemmers/russian'

/** Forms that share no stem by rule. */
const IRREGULAR = new Map(
  [
    ['письм', 'писем'],
    ['окн', 'окон'],
    ['узл', 'узел'],
    ['дн', 'день дня дней'],
    ['человек', 'люди людей людям людьми'],
    ['правил', 'правило правила правил правилу правилом правилам правилами правилах'],
  ].flatMap(([stem = '', forms = '']) => forms.split(' ').map((form): [string, string] => [form, stem])),
)

const WORDS_CACHED = 50_000
const known = new Map<string, string>()

/**
 * The part of a folded word that its forms share (Snowball, by alphabet). Russian words that lose a vowel in other forms
 * lose it here too: `список` and `списка`, `настроек` and `настройка` have one stem.
 */
export function stem(word: string): string {
  const found = known.get(word)
  if (found !== undefined) return found
  if (known.size > WORDS_CACHED) known.clear()
  const made = makeStem(word)
  known.set(word, made)
  return made
}

function makeStem(word: string): string {
  const irregular = IRREGULAR.get(word)
  if (irregular !== undefined) return irregular
  if (/^[a-z]{4,}$/.test(word)) return stemEnglish(word)
  if (!/^[а-я]{3,}$/.test(word)) return word
  if (word.endsWith('пись')) return word.slice(0, -1) // not the reflexive ending of a verb
  const taken = stemRussian(word)
  const stemmed = /^..?.?[ая]$/.test(taken) && word[taken.length] === 'н' ? `${taken}н` : taken // экран, план
  if (stemmed.length < 2) return word
  return toRoot(stemmed, word)
    .replace(/^(.{2,}[бвгджзклмнпрстфхцчшщ])[ое]к$/, '$1к')
    .replace(/^(.{2,}[аеиоуыэюя])ек$/, '$1йк')
}

const VERBAL = /^(.{4,}?)(?:(?:иро|о|е|ы|и)ван?|ир|[ая]ц|[ая]н?)$/
const VERBAL_NOUN = /ени(?:е|я|ю|и|й|ем|ям|ями|ях)$/
/** Verbs and the nouns that are made of them: `управлять` and `управление`, `публиковать` and `публикация`. */
function toRoot(stemmed: string, word: string): string {
  const verb = VERBAL_NOUN.test(word) ? stemmed.replace(/^(.{3,})ен$/, '$1') : stemmed.replace(VERBAL, '$1')
  return verb.replace(/^(.{3,}[бвмпф])л$/, '$1')
}
