import type { Problem } from '../../core/problem'
import { languageOf } from '../../i18n/languages'
import type { StyleRule } from '../../i18n/languages/language'
import { errorIn } from '../report'
import { blocksOf, type SourcePage } from './source'

/** What the build cannot fix in any language; the records of the languages (lib/i18n/languages) have more. */
const EVERY: StyleRule[] = [
  { wrong: /\S {2,}\S/, message: 'two spaces', fix: 'leave one.' },
  { wrong: / [,.;:!?](?:\s|$)/, message: 'a space before a punctuation mark', fix: 'remove it.' },
  { wrong: /\.\.\./, message: 'three dots', fix: 'write “…”.' },
  {
    wrong: /\p{sc=Latin}\p{sc=Cyrillic}|\p{sc=Cyrillic}\p{sc=Latin}/u,
    message: 'letters of two alphabets in one word',
    fix: 'type the word again.',
  },
]
/** Punctuation that a language writes otherwise. Spaces that must not break and apostrophes are the build's (lib/mdx/plugins/rehype-typography.ts). */
export const checkTypography = (pages: SourcePage[]): Problem[] =>
  pages.flatMap((page) =>
    blocksOf(page).flatMap(({ words, line }) =>
      [...EVERY, ...(languageOf(page.locale).style ?? [])]
        .filter(({ wrong }) => wrong.test(words))
        .map(({ message, fix }) => errorIn(page.file, message, fix, line)),
    ),
  )
