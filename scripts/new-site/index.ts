import fs from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { isScalar, parseDocument, visit } from 'yaml'
import { isLanguageCode, splitPageFile } from '../../lib/i18n/language-code'
import { hasMessages } from '../../lib/i18n/messages'
import { main } from '../system/env'
import { listFiles } from '../system/files'

/** What a new folder is made of: whole files in the languages below, in which the product is called “Product”. */
const TEMPLATE = path.resolve('scripts/new-site/template')
const LANGUAGES = ['en', 'ru']
const USAGE = 'npm run new:site -- ../kettle/content --name Kettle --accent "#7a3e9d" --locales en,ru'

interface NewSite {
  /** The folder; it is made. */
  dir: string
  name: string
  /** #7a3e9d */
  accent: string
  /** Codes, the default one first. */
  locales: string[]
}

/**
 * Writes a small content folder that can be built at once: three pages that say how to write the next ones. A default
 * language without texts here is begun in English; another has no pages yet, and shows those of the default one.
 * @returns the files, relative to the folder
 * @throws Error when the folder is not empty, or an option is invalid
 */
export function writeSite({ dir, name, accent, locales }: NewSite): string[] {
  refuse({ dir, name, accent, locales })
  const [main = ''] = locales
  const written = LANGUAGES.includes(main) ? main : 'en'
  const slug = slugOf(name) || slugOf(nameOf(dir)) || 'docs'
  return listFiles(TEMPLATE)
    .sort()
    .flatMap((file) => {
      const language = splitPageFile(file)?.locale
      const code = language === written ? main : language
      if (code !== undefined && !locales.includes(code)) return []
      const target = language ? file.replace(`.${language}.mdx`, `.${code}.mdx`) : file
      const source = fs.readFileSync(path.join(TEMPLATE, file), 'utf8')
      const text = language
        ? source.replaceAll(`.${language}.mdx`, `.${code}.mdx`)
        : chooseLanguages(source, { name, locales, written })
      const own = text.replaceAll('product.example', `${slug}.example`)
      fs.mkdirSync(path.dirname(path.join(dir, target)), { recursive: true })
      fs.writeFileSync(path.join(dir, target), file === 'site.yaml' ? ownValues(own, { slug, accent, locales }) : own)
      return [target]
    })
}

function refuse({ dir, name, accent, locales }: NewSite): void {
  if (fs.existsSync(dir) && (!fs.statSync(dir).isDirectory() || fs.readdirSync(dir).length > 0))
    throw new Error(`${dir} is there and holds something. Name a folder that is empty or not there yet.`)
  if (name.trim() === '') throw new Error(`--name is empty. Write ${USAGE}`)
  if (!/^#[0-9a-f]{6}$/i.test(accent))
    throw new Error(`--accent “${accent}” is no colour of six digits. Write "#7a3e9d".`)
  for (const [index, code] of locales.entries()) {
    if (!isLanguageCode(code))
      throw new Error(`--locales: “${code}” is no code of a language. Write en, or ru,en,de, the default one first.`)
    if (locales.indexOf(code) < index)
      throw new Error(`--locales: “${code}” appears there twice. Remove one of the two.`)
  }
}

/** `../kettle/content` → “Kettle”: a product is called what its folder is, or the one around it. */
export function nameOf(dir: string): string {
  const folder = path.basename(dir) === 'content' ? path.basename(path.dirname(dir)) : path.basename(dir)
  return folder.charAt(0).toUpperCase() + folder.slice(1)
}

const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

interface Choice extends Pick<NewSite, 'name' | 'locales'> {
  /** Which language of the template the default language is begun in. */
  written: string
}

/** Reduces each text of a YAML file to the languages of the site; comments remain. */
function chooseLanguages(source: string, { name, locales, written }: Choice): string {
  const document = parseDocument(source)
  visit(document, {
    Map: (_, map) => {
      if (!LANGUAGES.every((code) => map.has(code))) return undefined
      const texts = new Map(
        LANGUAGES.map((code) => [
          code === written ? locales[0] : code,
          String(map.get(code)).replaceAll('Product', () => name),
        ]),
      )
      for (const code of LANGUAGES) map.delete(code)
      for (const code of locales) if (texts.has(code)) map.set(code, texts.get(code))
      return visit.SKIP
    },
  })
  return document.toString({ lineWidth: 0 })
}

/**
 * Sets the values without a language. They are serialised as YAML, so that no character of a value is parsed as syntax.
 */
function ownValues(source: string, { slug, accent, locales }: Pick<NewSite, 'accent' | 'locales'> & { slug: string }) {
  const document = parseDocument(source)
  document.set('slug', slug)
  const color = document.get('accent_color', true)
  if (isScalar(color)) color.value = accent
  document.set('locales', document.createNode(locales.map((code) => ({ code, label: languageName(code) }))))
  return document.toString({ lineWidth: 0 })
}

/** `ru` → “Русский”, as its speakers say it. */
function languageName(code: string): string {
  const [first = '', ...rest] = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code
  return first.toLocaleUpperCase(code) + rest.join('')
}

/** What is still to be written in a language, a sentence each. */
function languageNotes(code: string, main: string): string[] {
  const pages =
    code === main
      ? 'the pages are in English until you write them'
      : `there are no pages yet: those in “${main}” are shown, with a notice`
  return [
    ...(LANGUAGES.includes(code) ? [] : [`“${code}”: ${pages}.`]),
    ...(hasMessages(code)
      ? []
      : [
          `“${code}”: the interface has no texts in it. Translate messages/en.json into messages/${code}.json and name it in lib/i18n/languages/${code}.ts.`,
        ]),
  ]
}

if (process.argv[1]?.endsWith('new-site/index.ts')) {
  await main(() => {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: {
        name: { type: 'string' },
        accent: { type: 'string', default: '#2f5d9e' },
        locales: { type: 'string', default: 'en' },
      },
    })
    const [folder, surplus] = positionals
    if (folder === undefined || surplus !== undefined) throw new Error(`One folder is wanted: ${USAGE}`)
    const dir = path.resolve(folder)
    const locales = values.locales.split(',')
    const files = writeSite({ dir, name: values.name ?? nameOf(dir), accent: values.accent, locales })
    console.log(`Wrote into ${dir}:\n${files.map((file) => `  ${file}`).join('\n')}\n`)
    for (const note of locales.flatMap((code) => languageNotes(code, locales[0] ?? code))) console.log(`${note}\n`)
    console.log(`See it while you write:  CONTENT_DIR=${folder} npm run dev`)
    console.log(`Build it:                CONTENT_DIR=${folder} OUT_DIR=${folder}.out npm run build`)
  })
}
