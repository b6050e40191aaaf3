import fs from 'node:fs'
import path from 'node:path'
import { type NextRequest, NextResponse } from 'next/server'
import createMiddleware from 'next-intl/middleware'
import { decodePath, defaultLocale, locales, parsePath } from './lib/core/routes'
import { CONTENT_PROBLEMS, isForPrograms, isPageAddress, LOCALE_HEADER, TWIN_HEADER, TWINS } from './lib/dev/routes'
import { readDevState } from './lib/dev/state'

const findLocale = createMiddleware({
  locales: locales(),
  defaultLocale: defaultLocale(),
  localePrefix: 'as-needed',
  localeDetection: false,
  alternateLinks: false,
})

/**
 * The development server's addresses: serves the default language without a prefix, and says what is wrong while no page
 * can be rendered. A static host needs no such thing after `npm run build`.
 */
export default function proxy(request: NextRequest) {
  const { pathname } = request.nextUrl
  if (!isPageAddress(pathname, isPublic)) return NextResponse.next()
  if (isForPrograms(pathname)) return showInstead(request, TWINS, TWIN_HEADER, pathname)
  if (!readDevState().isBroken) return findLocale(request)
  return showInstead(request, CONTENT_PROBLEMS, LOCALE_HEADER, parsePath(pathname).locale)
}

export const config = { matcher: ['/((?!_next/).*)', '/'] } // the rest is told by isPageAddress

/** Shows a route of the development server at this address; a header tells the route what was asked for. */
function showInstead(request: NextRequest, route: string, header: string, asked: string) {
  const address = request.nextUrl.clone()
  const headers = new Headers(request.headers)
  headers.set(header, encodeURI(asked))
  address.pathname = route
  return NextResponse.rewrite(address, { request: { headers } })
}

function isPublic(pathname: string): boolean {
  const file = path.join('public', decodePath(pathname))
  return fs.statSync(file, { throwIfNoEntry: false })?.isFile() ?? false
}
