import { parseArgs } from 'node:util'
import { allRedirects } from '../../lib/addresses/all'
import { leadsTo, readDeepLinks } from '../../lib/addresses/deep-links'
import { readRecord, renewRecord } from '../../lib/addresses/record'
import { readRedirects } from '../../lib/addresses/redirects'
import { compareVersions } from '../../lib/blog/versions'
import { checkAddresses, proposals } from '../../lib/check/addresses'
import { type Content, linkCheck, pageAnchors } from '../../lib/check/link-targets'
import { livePages } from '../../lib/check/live-pages'
import { contentDir } from '../../lib/core/folders'
import { ContentError } from '../../lib/core/problem'
import { readContent } from '../check'
import { collect } from '../content/collect'
import { loadEnv, main } from '../system/env'
import { writeRecord, writeRedirects } from './write'

/**
 * Adds what is published now to the record of addresses. With `accept` it first writes the redirects that are certain.
 * @returns what was done, a line each
 * @throws ContentError with the published addresses that lead nowhere; nothing is recorded then
 */
export function renewAddresses(dir: string, content: Content, accept: boolean): string[] {
  const links = linkCheck(dir, content)
  const live = livePages(links, pageAnchors(links))
  const record = readRecord(dir)
  const check = () => ({ record, live, decisions: allRedirects(readRedirects(dir).value) })
  const certain = accept
    ? proposals(dir, check()).proposed.flatMap(({ from, to, isCertain }) => (isCertain && to ? [{ from, to }] : []))
    : []
  if (certain.length > 0) writeRedirects(dir, new Map(certain.map(({ from, to }) => [from, to])))
  const undecided = checkAddresses(dir, check(), links)
  const lines = certain.map(({ from, to }) => `${from} → ${to}`)
  if (undecided.length > 0) {
    console.log(lines.join('\n'))
    throw new ContentError(undecided)
  }
  const changed = writeRecord(dir, renewRecord(record, live, newestRelease(content)))
  const pages = [...live.keys()].filter((path) => !record.has(path)).length
  return [
    ...lines,
    `${live.size} pages are recorded, ${pages} of them new; ${changed} files of the record have changed.`,
  ]
}

/** Addresses that the product links to, for its tests: the address, where it leads today, its owner, apart by tabs. */
export function listDeepLinks(dir: string, content: Content): string[] {
  const links = linkCheck(dir, content)
  const live = livePages(links, pageAnchors(links))
  const decisions = allRedirects(readRedirects(dir).value)
  return readDeepLinks(dir).value.map(({ address, owner }) => {
    const target = leadsTo(live, decisions, address)
    return [address, typeof target === 'string' ? target : target ? 'gone' : 'nowhere', owner].join('\t')
  })
}

const newestRelease = ({ posts }: Content): string | undefined =>
  posts
    .flatMap(({ draft, version }) => (draft || !version ? [] : [version]))
    .sort(compareVersions)
    .at(-1)

if (process.argv[1]?.endsWith('addresses/index.ts')) {
  await main(async () => {
    const { values } = parseArgs({
      options: { accept: { type: 'boolean', default: false }, list: { type: 'boolean', default: false } },
    })
    loadEnv()
    await collect()
    const lines = values.list
      ? listDeepLinks(contentDir(), readContent())
      : renewAddresses(contentDir(), readContent(), values.accept)
    console.log(lines.join('\n'))
  })
}
