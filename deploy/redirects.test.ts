import assert from 'node:assert/strict'
import { test } from 'node:test'
import { redirectsFile } from '../lib/site/hosting'
import { leadsAway, maliciousPaths } from './malicious-paths'

process.env.BASE_PATH = ''
process.env.LOCALES = 'ru en'

/** What hosts do with a path before they compare it with the rules: nothing, or its percent signs are decoded. */
const READINGS: ((path: string) => string)[] = [(path) => path, decoded]
function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** The Location that the documented rules make: the first rule that fits; `*` stands for any rest, `:splat` repeats it. */
function locationOf(rules: string, path: string): string | undefined {
  for (const rule of rules.trim().split('\n')) {
    const [from = '', to = '', status] = rule.split(' ')
    const isOpen = from.endsWith('*')
    if (!(isOpen ? path.startsWith(from.slice(0, -1)) : path === from)) continue
    return status === '301' ? to.replace(':splat', path.slice(from.length - 1)) : undefined
  }
}
/** Whether a rule leads a reader away, and how often one leads anywhere. */
function follow(rules: string): { away: string[]; redirects: number } {
  const paths = maliciousPaths(20_000).flatMap((path) => [path, `/ru/docs${path}`])
  const locations = paths.flatMap((path) => READINGS.map((read) => locationOf(rules, read(path))))
  return {
    away: locations.filter((location) => leadsAway(location?.replace(/[\r\n\0]/g, ''))).map(String),
    redirects: locations.filter(Boolean).length,
  }
}

test('no rule of _redirects leads to another origin, whatever the path', () => {
  const { away, redirects } = follow(redirectsFile(['/', '/docs', '/docs/bi', '/about']))
  assert.deepEqual(away, [])
  assert.ok(redirects > 1000, `only ${redirects} redirects were looked at`)
})

test('a rule for all addresses of a language would lead there', () => {
  assert.ok(follow('/ru/* /:splat 301').away.includes('//evil.example'))
})

test('the prefix of the default language is taken off every page', () => {
  const rules = redirectsFile(['/', '/docs', '/docs/bi', '/about'])
  const places = ['', '/index.html', '/docs', '/docs/bi', '/docs.html', '/docs/bi.html', '/about', '/about.html']
  assert.deepEqual(
    places.map((place) => locationOf(rules, `/ru${place}`)),
    ['/', '/', '/docs', '/docs/bi', '/docs', '/docs/bi.html', '/about', '/about'],
  )
})
