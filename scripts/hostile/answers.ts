import { TOUCH } from './case'

const MARKUP = `<img src=x onerror=${TOUCH}>`
const HIERARCHY = { lvl0: 'A', lvl1: MARKUP, lvl2: null }
const marked = { value: MARKUP, matchLevel: 'full', matchedWords: [MARKUP] }
const hit = (name: string, fields: object, isShown: boolean) => ({
  name,
  answer: JSON.stringify({ results: [{ hits: [{ url: '/docs', kind: 'docs', hierarchy: HIERARCHY, ...fields }] }] }),
  hits: isShown ? 1 : 0,
})

/** Bodies of the hosted engine, and how many of their hits are shown; undefined: the answer is refused. */
export const ANSWERS: { name: string; answer: string; hits: number | undefined }[] = [
  hit('markup among the marks', { _highlightResult: { hierarchy: { lvl1: marked } } }, true),
  hit('markup in a snippet', { _snippetResult: { content: marked } }, true),
  hit('fields of React', { dangerouslySetInnerHTML: { __html: MARKUP }, ref: 'x', $$typeof: 'x' }, true),
  hit('an unknown kind', { kind: 'constructor', type: '__proto__' }, true),
  hit('a text without end', { content: 'x'.repeat(1e6) }, true),
  hit('lists for texts', { content: [MARKUP], anchor: { toString: 1 }, objectID: [] }, true),
  hit('the address of a script', { url: `javascript:${TOUCH}` }, false),
  hit('another site', { url: '//evil.example' }, false),
  hit('another site behind a backslash', { url: '/\\evil.example' }, false),
  hit('a whole address', { url: 'https://evil.example/docs' }, false),
  hit('an address that is a list', { url: ['/docs'] }, false),
  hit(
    'names that are elements',
    { hierarchy: { lvl1: { $$typeof: 'x', props: { dangerouslySetInnerHTML: {} } } } },
    false,
  ),
  {
    name: 'the prototype',
    answer: '{"results":[{"__proto__":{"polluted":1},"hits":[{"__proto__":{"url":"/docs"}}]}]}',
    hits: 0,
  },
  {
    name: 'the prototype among the filters',
    answer: '{"results":[{"facets":{"__proto__":{"polluted":1},"tags":{"__proto__":{"polluted":1}}}}]}',
    hits: 0,
  },
  { name: 'no results', answer: `{"message":"${MARKUP}"}`, hits: undefined },
  { name: 'an object of results', answer: '{"results":{"length":1,"0":{}}}', hits: undefined },
]
