import fs from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { defaultLocale } from '../../lib/core/routes'
import { isStopWord, tokenize } from '../../lib/search/words'
import { stem } from '../../lib/search/words/stem'
import { getSite } from '../../lib/site'
import { loadEnv, main } from '../../scripts/system/env'

interface Question {
  ask: string
  page: string[]
}

const MOST_BYTES = 60 * 1024

/**
 * Takes the exam of `exam.yaml` as a program would that knows nothing of the site: it reads `llms.txt`, follows the link
 * whose words fit best to a list, and the one that fits best there to a page. Prints what was not reached.
 */
await main(() => {
  loadEnv()
  const out = path.resolve(process.env.OUT_DIR ?? 'out')
  const questions = parse(fs.readFileSync(path.join(import.meta.dirname, 'exam.yaml'), 'utf8')) as Record<
    string,
    Question[]
  >
  let [reached, all] = [0, 0]
  const sizes: number[] = []
  for (const [language, asked] of Object.entries(questions))
    for (const question of asked) {
      all++
      const way = follow(out, question.ask, language)
      const bytes = way.reduce((sum, file) => sum + fs.statSync(path.join(out, file)).size, 0)
      const isRight = question.page.some(
        (page) => way.at(-1) === `${language === 'ru' ? '' : 'en/'}${page.slice(1)}.md`,
      )
      sizes.push(bytes)
      if (isRight && bytes <= MOST_BYTES) reached++
      else console.log(`${isRight ? `${bytes} bytes` : 'wrong'}: ${question.ask}\n    ${way.join(' → ')}`)
    }
  sizes.sort((a, b) => a - b)
  console.log(`reached ${reached} of ${all}; bytes read: median ${sizes[all >> 1]}, most ${sizes.at(-1)}`)
})

/** Files that are read on the way, `llms.txt` first. */
function follow(out: string, ask: string, language: string): string[] {
  const way = [language === defaultLocale() ? 'llms.txt' : `${language}/llms.txt`]
  while (way.length < 3 && !way.at(-1)?.endsWith('.md')) {
    const links = linksOf(fs.readFileSync(path.join(out, way.at(-1) ?? ''), 'utf8'))
    way.push(best(links, ask))
  }
  return way
}

interface Line {
  /** File it leads to. */
  file: string
  stems: Set<string>
}

/** The lines of a list. */
function linksOf(list: string): Line[] {
  const home = `${getSite().url}/`
  return list.split('\n').flatMap((line) => {
    const [link, url] = /^- \[.*?\]\(([^)]+)\)/.exec(line) ?? []
    if (!link || !url) return []
    return [{ file: decodeURI(url).slice(home.length), stems: new Set(wordsOf(line.replace(/\]\([^)]+\)/, ' '))) }]
  })
}

/** Stems of the words that mean something; a compound is a word too, so that a whole name counts more than its parts. */
function wordsOf(text: string): string[] {
  return tokenize(text).flatMap(({ word, isPart }) => (isStopWord(word) ? [] : [isPart ? stem(word) : word]))
}

/** The line that has most of the words of a question, rare ones first. */
function best(lines: Line[], ask: string): string {
  const asked = [...new Set(wordsOf(ask))]
  const rarity = new Map(
    asked.map((word) => [word, Math.log(1 + lines.length / (1 + lines.filter(({ stems }) => stems.has(word)).length))]),
  )
  const worth = ({ stems }: Line) =>
    asked.reduce((sum, word) => sum + (stems.has(word) ? (rarity.get(word) ?? 0) : 0), 0) / (10 + stems.size) ** 0.3
  return lines.reduce((found, line) => (worth(line) > worth(found) ? line : found)).file
}
