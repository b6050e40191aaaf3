import { openIndex } from '../../../lib/search/embedded/engine'
import { readFrom } from './judge'

/** Prints why pages rank where they do for a question. */
export async function explain(files: Map<string, Uint8Array>, question: string, locale: string): Promise<void> {
  const index = await openIndex(locale, async (file) => readFrom(files, file))
  const { pages, parts, strengths, correction } = await index.ask(question)
  if (correction) console.log(`taken for “${correction.to}” (${correction.kind})`)
  for (const { word, matches, isGuess } of parts) {
    const forms = matches
      .slice(0, 8)
      .map(({ key, weight, term }) => `${key} ×${weight.toFixed(2)} on ${term.pageCount}`)
    console.log(`${word}${isGuess ? ' (unknown)' : ''}: ${forms.join(', ') || 'nowhere'}`)
  }
  console.log(`${pages.length} pages; strength of each word in the title, and in the best section:`)
  for (const page of pages.slice(0, 10)) {
    const { path, heading } = await index.describe(page)
    const [from = 0, to] = index.layout.first.subarray(page.page)
    const why = strengths.map(({ values }, part) => {
      const best = Math.max(...values.subarray(from, to))
      return `${parts[part]?.word} ${values[from]?.toFixed(1)}/${best.toFixed(1)}`
    })
    const has = `${(page.coverage * 100).toFixed(0)} % of the words`
    console.log(
      `  ${page.score.toFixed(1).padStart(6)}  ${path}${heading && ` (${heading})`}: ${has}; ${why.join(', ')}`,
    )
  }
}
