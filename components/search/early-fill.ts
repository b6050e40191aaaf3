import { SEARCH_KINDS } from '@/lib/search/kinds'
import type { FoundFact, Marked, SearchHit, SearchResult } from '@/lib/search/types'
import { PHONE } from '../ui/breakpoints'
import { EARLY } from './early-ids'
import { keepFoundWords, PRESSES } from './found-words'
import { type CountWords, partsOf, saysCount, titleLevels } from './hits'

const field = () => document.querySelector<HTMLInputElement>('main input[type="search"]')

/** Shows the question in the field, unless the reader has begun to type. */
export function showQuestion(question: string): void {
  const input = field()
  if (input?.value === '') input.value = question
}

/** Shows the hits and the fact of a first answer, unless React is there or has more to say of it. */
export function showEarly(
  question: string,
  words: CountWords,
  { hits, nbHits, fact, userData, missing = [] }: SearchResult,
): void {
  const shown = document.getElementById(EARLY.shown)
  const pattern = document.getElementById(EARLY.pattern)?.firstElementChild
  if (!shown || !pattern || hits.length === 0 || userData || missing.length > 0 || field()?.value !== question) return
  const results = pattern.cloneNode(true) as Element
  const [filters, count, card, hit] = find(results, 'details', 'p', 'a', 'li')
  filters.toggleAttribute('open', !matchMedia(PHONE).matches)
  count.textContent = saysCount(words, nbHits, question)
  if (fact) fillFact(card, fact)
  else card.remove()
  hit.replaceWith(
    ...hits.map((found) => {
      const copy = hit.cloneNode(true) as Element
      fillHit(copy, found)
      return copy
    }),
  )
  shown.dataset.question = question
  for (const type of PRESSES) shown.addEventListener(type, keepFoundWords)
  shown.append(results)
}

function fillFact(card: Element, { subject, value, title, url }: FoundFact): void {
  card.setAttribute('href', url)
  const [first, second, third] = find(card, 'strong', 'strong + span', 'span:last-child')
  first.textContent = subject
  second.textContent = value
  third.textContent = title
}

function fillHit(item: Element, hit: SearchHit): void {
  const [link, icon, words] = find(item, 'a', 'use', 'svg + span')
  const [title, line] = [...words.children] as [Element, Element]
  link.setAttribute('href', hit.url)
  icon.setAttribute('href', icon.getAttribute('href')?.replace(/#.*/, `#${SEARCH_KINDS[hit.kind].icon}`) ?? '')
  const levels = titleLevels(hit, true).map((level, index) => {
    const span = document.createElement('span')
    span.append(...(index > 0 ? [' › '] : []), ...wordsOf(hit._highlightResult.hierarchy[level]))
    return span
  })
  title.replaceChildren(...levels)
  line.replaceChildren(...wordsOf(hit._snippetResult?.content))
  hit.lateSnippet?.().then(
    (late) => line.replaceChildren(...wordsOf(late)),
    () => undefined, // React asks again
  )
}

const wordsOf = (marked: Marked | undefined): (string | Element)[] =>
  partsOf(marked).map((part, index) =>
    index % 2 > 0 ? Object.assign(document.createElement('mark'), { textContent: part }) : part,
  )

/** The first element for each selector. @throws TypeError where the pattern has changed: then React alone draws */
const find = (root: Element, ...selectors: string[]) =>
  selectors.map((selector) => root.querySelector(selector) as Element) as [Element, Element, Element, Element]
