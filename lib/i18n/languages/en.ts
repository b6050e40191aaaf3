import messages from '@/messages/en.json'
import { BEFORE_UNIT, type Language } from './language'
import { words } from './words'

export const en = {
  messages,
  words: words.en,
  typography: [BEFORE_UNIT, [/(?<=[\p{L}\p{N}])'(?=[\p{L}])/gu, '’'], [/(?<=s)'(?=\s)/gu, '’']],
  style: [
    { wrong: /"/, message: 'straight quotes', fix: 'write “ and ”.' },
    { wrong: /[«»„]/, message: 'Russian quotes', fix: 'write “ and ”.' },
    { wrong: /\s-\s/, message: 'a hyphen for a dash', fix: 'write “—”, or two sentences.' },
    { wrong: /\p{sc=Cyrillic}/u, message: 'Cyrillic letters', fix: 'write the English name.' },
  ],
} satisfies Language
