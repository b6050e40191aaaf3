import { dice } from '../scripts/system/random'

const HOST = 'evil.example'
/** Parts of a path that one program reads as a slash, as nothing or as the end of a line, and another does not. */
const PARTS = [
  ...['/', '/', '//', '%2F', '%2f', '\\', '%5C', '%5c', '%09', '%0d%0a', '%00', '%20', '%25', '%252F', '%255C'],
  ...['.', '..', '%2e%2e', '@', ':', 'https:', ';', '%3F', '%23', '?', 'ru', 'en', 'docs', 'index.html', '.html'],
  ...[HOST, HOST, '%0d%0aLocation:%20//evil.example', '%u005c', '%C0%AF', '%E3%80%82'],
]
const KNOWN = [
  ...['/%5Cevil.example/', '/\\evil.example/', '/ru/%5Cevil.example/login', '/%5Cevil.example/index.html'],
  ...[
    '/en/%5Cevil.example/',
    '/ru//evil.example',
    '/ru///evil.example/',
    '/ru/%2F%2Fevil.example',
    '/ru/\\evil.example',
  ],
  ...[
    '/%09/evil.example/',
    '/%2F/evil.example/',
    '//evil.example/',
    '//evil.example/index.html',
    '/ru/.//evil.example',
  ],
  ...['/ru/%0d%0aLocation:%20https://evil.example/', '/%5C%5Cevil.example.html', '/docs/%5Cevil.example/'],
]

/** Paths of requests that try to lead a reader to another origin; the same seed makes the same ones. */
export function maliciousPaths(count: number, seed = 'one'): string[] {
  const { number, pick } = dice(seed)
  const made = () => `/${Array.from({ length: 1 + number(6) }, () => pick(PARTS)).join('')}`
  return [...KNOWN, ...Array.from({ length: count }, made)]
}

/** Whether a browser that is sent to this Location would leave the site. */
export function leadsAway(location: string | undefined): boolean {
  const base = new URL('http://site.example')
  if (location === undefined) return false
  if (/[\r\n]/.test(location)) return true
  return !URL.canParse(location, base) || new URL(location, base).origin !== base.origin
}
