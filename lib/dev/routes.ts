import { FILE_SEGMENTS } from '../site/hosting'

/** Answered by a route as well: it is made of site.yaml. */
const ICON = '/favicon.svg'

/** Where an open page of the development server hears of changes, and what it shows while no page can be rendered. */
export const CONTENT_EVENTS = '/content-events'
export const CONTENT_PROBLEMS = '/content-problems'
/** Takes drawings that the author's browser has made. */
export const DRAWINGS = '/content-drawings'
/** Answers with what programs read; the header names the file. */
export const ALTERNATES = '/content-alternates'
export const ALTERNATE_HEADER = 'x-alternate-file'
/** Whether an address is that of an alternate, a list, an index or facts, which lie beside the pages. */
export const isForPrograms = (pathname: string): boolean =>
  /\.(md|json)$|\/llms(~\d+)?\.txt$/.test(pathname) && !FILE_SEGMENTS.includes(pathname.split('/')[1] ?? '')

/** First parts of their addresses, which no page may have. */
export const DEV_ROUTES = [CONTENT_EVENTS, CONTENT_PROBLEMS, DRAWINGS, ALTERNATES]

/**
 * True for an address that shows a page, whose language must be found: not for files, and not for the routes of the
 * development server. `isPublic` tells whether the folder `public` has a file; a dot proves nothing (`/docs/1.0`).
 */
export function isPageAddress(pathname: string, isPublic: (pathname: string) => boolean): boolean {
  const [, first = '', ...rest] = pathname.split('/')
  if ([...DEV_ROUTES, ICON].includes(pathname) || first.startsWith('__nextjs')) return false
  return !(FILE_SEGMENTS.includes(first) && rest.length > 0) && !isPublic(pathname)
}

/** Language of the address that was requested, when another is shown. */
export const LOCALE_HEADER = 'x-page-locale'
