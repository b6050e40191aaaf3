import fs from 'node:fs'
import { parse } from 'yaml'
import { type Dice, dice } from '../../scripts/system/random'

/** A page of a corpus. Links to other pages are written `doc:<path>`. */
export interface CorpusPage {
  loc: string
  path: string
  title: string
  description: string
  tag: string
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

/** `count` pages in each language, the same every time; every third is long. */
export function makeCorpus(count: number): CorpusPage[] {
  const others = Array.from({ length: count - 1 }, (_, i) => `part-${Math.floor(i / 40) + 1}/page-${i + 1}`)
  const paths = ['index', ...others]
  return Object.keys(WORDS).flatMap((loc) =>
    paths.map((path, index) => {
      const { pick } = dice(`${loc} ${path}`)
      const fill = filler(loc, paths, pick)
      const [title, description] = [fill(`{words 2} ${index}`), fill('{sentence 10}')]
      return { loc, path, title, description, tag: pick(tags), body: fill(forms[index % 3 === 0 ? 'long' : 'short']) }
    }),
  )
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
