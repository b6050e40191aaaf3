'use client'
import { isStopWord, tokenize } from '@/lib/search/words'
import { stem } from '@/lib/search/words/stem'
import { showMarks } from '../ui/found-marks.client'
import { SHELL } from '../ui/shell-ids'

const WORD = /[\p{L}\p{N}]+(?:[-_.][\p{L}\p{N}]+)*/gu
/** Names of the page, and what is no text of it. */
const SKIPPED = 'h1, nav, summary, button, script, style'
/** Least letters of an unfinished word. */
const BEGUN = 3

/** Marks the words of a question, in any form, in the text of the page, without any change of its elements. */
export function markWords(question: string): void {
  const main = document.getElementById(SHELL.main)
  const isAsked = wordTest(question)
  if (!main) return
  const ranges: Range[] = []
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) =>
    node instanceof Element && node.matches(SKIPPED) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  )
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.nodeType !== Node.TEXT_NODE) continue
    for (const { 0: word, index } of (node.nodeValue ?? '').matchAll(WORD))
      if (isAsked(word)) {
        const range = new Range()
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        ranges.push(range)
      }
  }
  showMarks(ranges)
}

/** Whether a word of a text is asked for: all parts of a compound are, or its beginning is the end of the question. */
export function wordTest(question: string): (word: string) => boolean {
  const words = tokenize(question).map(({ word }) => word)
  const telling = words.filter((word) => !isStopWord(word))
  const stems = new Set((telling.length > 0 ? telling : words).map(stem))
  const last = telling.at(-1) ?? ''
  const isWord = (word: string) => stems.has(stem(word)) || (last.length >= BEGUN && word.startsWith(last))
  return (text) => {
    const tokens = tokenize(text)
    return (
      tokens.some(({ word, isPart }) => !isPart && isWord(word)) ||
      tokens.every(({ word, isPart }) => !isPart || isWord(word))
    )
  }
}
