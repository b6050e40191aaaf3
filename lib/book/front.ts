import type { Element } from 'hast'
import { h, s } from 'hastscript'
import { pageNumber } from './pages/link-pages'

export interface Cover {
  product: string
  title: string
  /** Release and its day, as a reader reads them. */
  edition: string
  company: string
  /** Path of the mark in a square of 24. */
  logo?: string
}

export const makeCover = ({ product, title, edition, company, logo }: Cover): Element =>
  h('section', { className: ['book-cover'] }, [
    ...(logo
      ? [s('svg', { viewBox: '0 0 24 24', ariaHidden: 'true' }, s('path', { d: logo, fillRule: 'evenodd' }))]
      : []),
    h('p', { className: ['product'] }, product),
    h('p', { className: ['title'] }, title),
    h('p', { className: ['edition'] }, edition),
    h('p', { className: ['company'] }, company),
  ])

export interface Line {
  id: string
  title: string
  number: string | undefined
  level: number
}

/** The contents: each heading with its number and its page. */
export const makeContents = (title: string, lines: Line[]): Element =>
  h('section', { className: ['book-contents'] }, [
    h('h1', title),
    h(
      'ol',
      lines.map(({ id, title: text, number, level }) =>
        h('li', { className: [`level-${level}`] }, [
          h('a', { href: `#${id}` }, [
            h('span', { className: ['number'] }, number ?? ''),
            h('span', { className: ['text'] }, text),
            h('span', { className: ['dots'], ariaHidden: 'true' }),
            pageNumber(id),
          ]),
        ]),
      ),
    ),
  ])
