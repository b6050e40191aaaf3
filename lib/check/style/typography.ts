import type { Problem } from '../../problem'
import { blocksOf, type SourcePage } from './source'

interface Rule {
  wrong: RegExp
  message: string
  fix: string
}

const EVERY: Rule[] = [
  { wrong: /\S {2,}\S/, message: 'two spaces', fix: 'leave one.' },
  { wrong: / [,.;:!?](?:\s|$)/, message: 'a space before a sign', fix: 'remove it.' },
  { wrong: /\.\.\./, message: 'three dots', fix: 'write “…”.' },
  {
    wrong: /\p{sc=Latin}\p{sc=Cyrillic}|\p{sc=Cyrillic}\p{sc=Latin}/u,
    message: 'letters of two alphabets in one word',
    fix: 'type the word again.',
  },
]
/** What the build cannot mend, because only the author knows what was meant. */
const RULES: Record<string, Rule[]> = {
  ru: [
    ...EVERY,
    { wrong: /"/, message: 'straight quotes', fix: 'write «ёлочки», and „лапки“ inside them.' },
    { wrong: /[“”]/, message: 'English quotes', fix: 'write «ёлочки», and „лапки“ inside them.' },
    { wrong: /\s[-–]\s/, message: 'a hyphen for a dash', fix: 'write “—”.' },
  ],
  en: [
    ...EVERY,
    { wrong: /"/, message: 'straight quotes', fix: 'write “ and ”.' },
    { wrong: /[«»„]/, message: 'Russian quotes', fix: 'write “ and ”.' },
    { wrong: /\s-\s/, message: 'a hyphen for a dash', fix: 'write “—”, or two sentences.' },
    { wrong: /\p{sc=Cyrillic}/u, message: 'Cyrillic letters', fix: 'write the English name.' },
  ],
}

/** Signs that a language writes otherwise. Spaces that must not break and apostrophes are the build's (lib/mdx/rehype-typography.ts). */
export const checkTypography = (pages: SourcePage[]): Problem[] =>
  pages.flatMap((page) =>
    blocksOf(page).flatMap(({ words, line }) =>
      (RULES[page.locale] ?? EVERY)
        .filter(({ wrong }) => wrong.test(words))
        .map(({ message, fix }): Problem => ({ severity: 'error', file: page.file, line, message, fix })),
    ),
  )
