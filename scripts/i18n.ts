import fs from 'node:fs'
import path from 'node:path'
import type { Locale } from 'next-intl'
import { parseDocFile, sourceHash } from '../lib/content/doc-file'
import { splitFrontMatter } from '../lib/content/front-matter'
import { filesOfKind, KINDS } from '../lib/content/kinds'
import { contentDir } from '../lib/core/folders'
import { nearest } from '../lib/core/problem'
import { defaultLocale, locales } from '../lib/core/routes'
import { loadEnv, main } from './system/env'

interface Translation {
  /** File of the original. */
  original: string
  /** File of the translation, whether it exists or not. */
  translation: string
}

/** Every original of the documentation and the blog with the file its translation into `locale` has or would have. */
export function listTranslations(dir: string, locale: Locale): Translation[] {
  return KINDS.filter(({ hasTranslations }) => hasTranslations)
    .flatMap((kind) => filesOfKind(dir, kind))
    .filter((file) => parseDocFile(file)?.locale === defaultLocale())
    .map((original) => ({ original, translation: original.replace(`.${defaultLocale()}.mdx`, `.${locale}.mdx`) }))
}

export type TranslationState = 'missing' | 'outdated' | 'current'

/** Whether a translation exists and was made from the original as it is now. */
export function translationState(dir: string, { original, translation }: Translation): TranslationState {
  const file = path.join(dir, translation)
  if (!fs.existsSync(file)) return 'missing'
  const { yaml } = splitFrontMatter(fs.readFileSync(file, 'utf8'))
  const recorded = /^translated_from: *["']?(\w+)/m.exec(yaml)?.[1]
  return recorded === sourceHash(fs.readFileSync(path.join(dir, original), 'utf8')) ? 'current' : 'outdated'
}

/** Writes into a translation the hash of the original it now matches. */
export function acceptTranslation(dir: string, { original, translation }: Translation): void {
  const file = path.join(dir, translation)
  // Quoted: YAML takes a hash of digits alone for a number.
  const line = `translated_from: "${sourceHash(fs.readFileSync(path.join(dir, original), 'utf8'))}"`
  const source = fs.readFileSync(file, 'utf8')
  const { body } = splitFrontMatter(source) // which may show such a line in a sample
  const front = source.slice(0, source.length - body.length)
  const lineEnd = source.includes('\r\n') ? '\r\n' : '\n'
  const accepted = /^translated_from:.*$/m.test(front)
    ? front.replace(/^translated_from:.*$/m, line)
    : front.replace(/\r?\n---/, `${lineEnd}${line}${lineEnd}---`)
  fs.writeFileSync(file, accepted + body)
}

function status(dir: string): void {
  for (const locale of locales().slice(1)) {
    const states = listTranslations(dir, locale).map((translation) => ({
      ...translation,
      state: translationState(dir, translation),
    }))
    for (const { state, translation } of states)
      if (state !== 'current') console.log(`${state.padEnd(9)} ${translation}`)
    const count = (wanted: TranslationState) => states.filter(({ state }) => state === wanted).length
    console.log(
      `${locale}: ${count('current')} current, ${count('outdated')} outdated, ${count('missing')} missing of ${states.length} pages`,
    )
  }
}

/** `page` is a path such as bi/intro, or a file; `--all` accepts every translation there is. */
function accept(dir: string, page: string | undefined): void {
  if (!page) throw new Error('say which page: npm run i18n:accept bi/intro (or -- --all)')
  const translations = locales()
    .slice(1)
    .flatMap((locale) => listTranslations(dir, locale))
    .filter(({ translation }) => fs.existsSync(path.join(dir, translation)))
  const wanted = translations.filter(
    ({ translation }) =>
      page === '--all' || translation === page || translation.replace(/^docs\/|\.[a-zA-Z-]+\.mdx$/g, '') === page,
  )
  if (wanted.length === 0) {
    const near = nearest(
      page,
      translations.map(({ translation }) => translation.replace(/^docs\/|\.[a-zA-Z-]+\.mdx$/g, '')),
    )
    throw new Error(`there is no translated page “${page}”${near ? `, did you mean “${near}”?` : ''}`)
  }
  for (const translation of wanted) acceptTranslation(dir, translation)
  console.log(`Recorded ${wanted.length} translation${wanted.length === 1 ? '' : 's'}.`)
}

if (process.argv[1]?.endsWith('i18n.ts')) {
  await main(() => {
    loadEnv()
    const [command, page] = process.argv.slice(2)
    if (command === 'accept') accept(contentDir(), page)
    else status(contentDir())
  })
}
