import fs from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { parse } from 'yaml'
import { type Dice, dice } from '../../scripts/system/random'

/** A page of a corpus. Links to other pages are written `doc:<path>`. */
export interface CorpusPage {
  loc: string
  path: string
  title: string
  /** Front matter as text; only `description` and `tags` are read. */
  fm: string
  body: string
}

/** A form of corpus.yaml: the text of a page, or a part of one. */
type Form = 'row' | 'code' | 'section' | 'long' | 'short'
const {
  words: WORDS,
  tags,
  forms,
} = parse(fs.readFileSync('tools/bench/corpus.yaml', 'utf8')) as {
  words: Record<string, string[]>
  tags: string[]
  forms: Record<Form, string>
}

/** `count` pages in each language; every third is long. */
function* makeCorpus(count: number): Generator<CorpusPage> {
  const others = Array.from({ length: count - 1 }, (_, i) => `part-${Math.floor(i / 40) + 1}/page-${i + 1}`)
  const paths = ['index', ...others]
  for (const loc of Object.keys(WORDS))
    for (const [index, path] of paths.entries()) {
      const { pick } = dice(`${loc} ${path}`)
      const fill = filler(loc, paths, pick)
      const fm = `description: ${JSON.stringify(fill('{sentence 10}'))}\ntags: [${pick(tags)}]`
      yield { loc, path, title: fill(`{words 2} ${index}`), fm, body: fill(forms[index % 3 === 0 ? 'long' : 'short']) }
    }
}

/** Fills in the braces of a form. */
function filler(loc: string, paths: string[], pick: Dice['pick']): (form: string) => string {
  const repeat = (count: number, make: () => string, between: string) =>
    Array.from({ length: count }, make).join(between)
  const wordOf = (code: string) => pick(WORDS[code] ?? [])
  const makers = {
    term: () => wordOf('en'),
    words: (count: number) => repeat(count, () => wordOf(loc), ' '),
    sentence: (count: number) => `${makers.words(count).replace(/^./, (first) => first.toUpperCase())}.`,
    paragraph: (count: number) => repeat(Math.ceil(count / 14), () => makers.sentence(14), ' '),
    link: () => `[${makers.words(2)}](doc:${pick(paths)})`,
    rows: (count: number) => repeat(count, () => fill(forms.row), '\n'),
    code: () => fill(forms.code),
    section: () => fill(forms.section),
  }
  const fill = (form: string): string =>
    form.replace(/\{(\w+)(?: (\d+))?\}/g, (_, name: keyof typeof makers, count) => makers[name](Number(count)))
  return fill
}

/**
 * `count` pages in each language.
 * @param source a module with `generate(count, folder)` and `read(folder)`, to measure on another corpus; our own otherwise
 */
export async function readCorpus(count: number, source: string | undefined): Promise<Iterable<CorpusPage>> {
  if (source === undefined) return makeCorpus(count)
  const { generate, read } = (await import(pathToFileURL(path.resolve(source)).href)) as {
    generate(n: number, folder: string): void
    read(folder: string): Iterable<CorpusPage>
  }
  const folder = path.resolve('.cache/bench/source')
  generate(count, folder)
  return read(folder)
}
