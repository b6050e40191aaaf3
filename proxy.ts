import fs from 'node:fs'
import path from 'node:path'
import { type NextRequest, NextResponse } from 'next/server'
import createMiddleware from 'next-intl/middleware'
import { splitAddress } from './lib/addresses/address'
import { readRedirects, resolve } from './lib/addresses/redirects'
import { attempt } from './lib/core/problem'
import { decodePath, defaultLocale, localePath, locales, parsePath } from './lib/core/routes'
import {
  ALTERNATE_HEADER,
  ALTERNATES,
  CONTENT_PROBLEMS,
  isForPrograms,
  isPageAddress,
  LOCALE_HEADER,
} from './lib/dev/routes'
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
  if (isForPrograms(pathname)) return showInstead(request, ALTERNATES, ALTERNATE_HEADER, pathname)
  const moved = movedTo(pathname)
  if (moved !== undefined) return NextResponse.redirect(new URL(moved + request.nextUrl.search, request.url))
  if (!readDevState().isBroken) return findLocale(request)
  return showInstead(request, CONTENT_PROBLEMS, LOCALE_HEADER, parsePath(pathname).locale)
}

export const config = { matcher: ['/((?!_next/).*)', '/'] } // isPageAddress decides the rest

/** Where an old page leads; a faulty redirects.yaml leads nowhere, and the check says why. */
function movedTo(pathname: string): string | undefined {
  const { locale, path: requested } = parsePath(pathname)
  const target = resolve(attempt([], readRedirects)?.value ?? {}, requested)
  return typeof target === 'string' ? localePath(splitAddress(target)[0], locale) : undefined
}

/** Shows a route of the development server at this address; a header tells the route what was requested. */
function showInstead(request: NextRequest, route: string, header: string, requested: string) {
  const address = request.nextUrl.clone()
  const headers = new Headers(request.headers)
  headers.set(header, encodeURI(requested))
  address.pathname = route
  return NextResponse.rewrite(address, { request: { headers } })
}

function isPublic(pathname: string): boolean {
  const file = path.join('public', decodePath(pathname))
  return fs.statSync(file, { throwIfNoEntry: false })?.isFile() ?? false
}
