import messages from '@/messages/ru.json'
import { BEFORE_UNIT, type Language, NBSP } from './language'
import { words } from './words'

export const ru = {
  messages,
  words: words.ru,
  typography: [
    BEFORE_UNIT,
    [/ (?=[—–] ?)/g, NBSP],
    [/(?<=[№§]) (?=\d)/g, NBSP],
    // A short word is not left at the end of a line, even before a link or code.
    [
      /(?<![\p{L}\p{N}-])((?:[авикосуяАВИКОСУЯ]|во|до|за|из|ко|на|не|ни|но|об|от|по|со|Во|До|За|Из|Ко|На|Не|Ни|Но|Об|От|По|Со)) (?=[\p{L}\p{N}«„]|$)/gu,
      `$1${NBSP}`,
    ],
    // A particle belongs to the one before.
    [/ (?=(?:бы|же|ли)(?![\p{L}-]))/gu, NBSP],
  ],
  style: [
    { wrong: /"/, message: 'straight quotes', fix: 'write «ёлочки», and „лапки“ inside them.' },
    { wrong: /[“”]/, message: 'English quotes', fix: 'write «ёлочки», and „лапки“ inside them.' },
    { wrong: /\s[-–]\s/, message: 'a hyphen for a dash', fix: 'write “—”.' },
  ],
} satisfies Language
