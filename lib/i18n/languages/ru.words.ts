import { stemmer } from '@orama/stemmers/russian'
import type { LanguageWords } from './language'

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

/**
 * The stem of Snowball. Words that lose a vowel in other forms lose it here too: `список` and `списка`, `настроек` and
 * `настройка` have one stem.
 */
function stem(word: string): string {
  const irregular = IRREGULAR.get(word)
  if (irregular !== undefined) return irregular
  if (word.endsWith('пись')) return word.slice(0, -1) // not the reflexive ending of a verb
  const taken = stemmer(word)
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

export const russian: LanguageWords = {
  letters: /^[а-я]{3,}$/,
  stem,
  stopWords:
    'и в во на с со по к ко о об от до за из у для без что чтобы как это такое или если а но не при то же ли бы мы вы он я где чем мой мне можно надо нужно хочу сделать почему зачем',
  endings:
    'а я о е и ы у ю ь й ой ей ий ый ая яя ое ее ые ие ого его ому ему ым им ых их ыми ими ую юю ом ем ам ям ами ями ах ях ов ев ью ия ию ием иям иями иях ии ость ости остью ешь ет ете ут ют ишь ит ите ат ят ить ать ять еть ал ала али ил ила или ел ела ела ся сь ться тся уй уйте ай айте вший вшая нный нная нные нное нного нному нным нных нными нной нную ный ная ное ные ного ному ным ных ными ной ную енный енная ение ения ению ением ание ания анию анием аний ениями аниями ировать ирует ирование ирования ование ования ованию овать ует уют ывать ывает ывание ывания ивать ивает ивание ация ации ацию ацией аций овка овки лять ляет ление ления лению остей',
}
