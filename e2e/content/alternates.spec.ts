import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { parse } from 'yaml'
import { isPublished, type PublishedPage, pagesOf, type SiteName, sampleOf } from '../support/published'
import { everyOf, SITES } from '../support/sites'
import { gluedWords, readAlternate, readPage, type Text } from './alternate-texts'
import { filesBelow, HOSTS, read } from './published-files'

/** Characters of a file that programs read at once. */
const MOST = 50_000
const BASES: Record<SiteName, string> = { main: '', fixture: '', based: '/base', blog: '' }

const alternateOf = (address: string): string => `${address.replace(/^\/$/, '/index')}.md`.slice(1)
/** /docs/paper is gone. */
const hasNoAlternate = ({ address }: PublishedPage): boolean =>
  /^(\/(en|he))?\/(404|search|offline|docs\/paper)$/.test(address)
const isFile = (site: SiteName, file: string): boolean => fs.existsSync(path.join(SITES[site].out, file))

/** Where the alternate of a page must lead for a link of it; undefined where the words are enough. */
function targetOf(site: SiteName, page: string, href: string): string | undefined {
  const home = HOSTS[site] + BASES[site]
  if (href.startsWith('#t=')) return `${home}${encodeURI(page)}${href}`
  if (href.startsWith('#')) return undefined
  if (!href.startsWith('/')) return href
  const [, address = '', rest = ''] = /^([^?#]*)(.*)$/.exec(href) ?? []
  const inside = decodeURIComponent(address).slice(BASES[site].length) || '/'
  const alternate = alternateOf(inside)
  const leads = isFile(site, alternate) && !rest.startsWith('?') ? `/${alternate}` : inside
  return home + encodeURI(leads) + rest
}

/** The alternate of a page; one in parts is put together, without the list of its parts. */
function wholeAlternate(site: SiteName, address: string): string {
  const first = read(site, alternateOf(address))
  const parts: string[] = []
  while (isFile(site, alternateOf(address).replace(/\.md$/, `~${parts.length + 1}.md`)))
    parts.push(read(site, alternateOf(address).replace(/\.md$/, `~${parts.length + 1}.md`)))
  if (parts.length === 0) return first
  const withoutList = first.replace(/\n- \[[^\n]*~1\.md\)\n(- \[[^\n]*~\d+\.md\)\n)*$/, '\n')
  return [withoutList, ...parts.map((part) => part.replace(/^---\n[\s\S]*?\n---\n/, ''))].join('\n')
}

/** What an alternate says otherwise than its page, a line each. */
function differences(page: PublishedPage): string[] {
  const { site, address, html } = page
  if (!isFile(site, alternateOf(address))) return [`${address}: there is no alternate`]
  const said = readPage(html, (href) => targetOf(site, address, href))
  const alternate = readAlternate(wholeAlternate(site, address))
  return (Object.keys(said) as (keyof Text)[]).flatMap((what) => {
    const [one, other] = [said[what].map(String), alternate[what].map(String)]
    const at = one.findIndex((item, index) => item !== other[index])
    if (at < 0 && one.length === other.length) return []
    const place = at < 0 ? one.length : at
    const near = (list: string[]) => list.slice(Math.max(0, place - 3), place + 4).join(' ')
    return [`${address}: ${what} ${place} of ${one.length}/${other.length}: “${near(one)}” / “${near(other)}”`]
  })
}

for (const site of Object.keys(SITES) as SiteName[])
  for (const language of ['ru', 'en'])
    test(`${site} ${language}: every page and its alternate say the same`, {
      tag: site === 'main' && language === 'en' ? '@nightly' : [],
    }, () => {
      // Hundreds of components come from one template.
      const pages = sampleOf(pagesOf(site)).filter(
        (page) => !hasNoAlternate(page) && /^\/en(\/|$)/.test(page.address) === (language === 'en'),
      )
      expect(pages.flatMap(differences)).toEqual([])
      expect(pages.flatMap(({ address, html }) => gluedWords(html).map((words) => `${address}: ${words}`))).toEqual([])
    })

const isListed = (url: string, lists: string): boolean => lists.includes(`](${url})`)

for (const site of Object.keys(SITES) as SiteName[]) {
  const home = HOSTS[site] + BASES[site]
  const textFiles = () => [...filesBelow(site, '.md'), ...filesBelow(site, 'llms.txt')]
  const listed = () =>
    filesBelow(site, 'llms.txt')
      .map((file) => read(site, file))
      .join('\n')

  test(`${site}: no alternate and no list is longer than a program reads at once`, () => {
    expect(textFiles().filter((file) => read(site, file).length > MOST)).toEqual([])
  })

  test(`${site}: every link of alternates and lists to this site leads to a file`, () => {
    const dead = new Set<string>()
    for (const file of textFiles())
      for (const [, target = ''] of read(site, file).matchAll(/\]\(<?([^()<>\s]+)>?\)/g)) {
        if (!target.startsWith(home)) continue
        const address = decodeURI(target.slice(home.length).replace(/[?#].*/, '')) || '/'
        if (!isPublished(site, address)) dead.add(`${file}: ${target}`)
      }
    expect([...dead]).toEqual([])
  })

  test(`${site}: the lists name every page of the sitemap, and no page that may not be listed`, () => {
    const lists = listed()
    const sitemap = [...read(site, 'sitemap.xml').matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc = '']) => loc)
    expect(sitemap.length).toBeGreaterThan(5)
    const alternate = (loc: string) => home + encodeURI(`/${alternateOf(decodeURI(loc.slice(home.length)) || '/')}`)
    expect(sitemap.filter((loc) => !isListed(alternate(loc), lists))).toEqual([])
    const hidden = pagesOf(site).filter(({ html }) => html.includes('<meta name="robots" content="noindex'))
    expect(hidden.length).toBeGreaterThan(0)
    expect(hidden.filter(({ address }) => isListed(`${home}/${alternateOf(address)}`, lists))).toEqual([])
  })

  test(`${site}: the index has every page of the lists, with its headings`, () => {
    for (const language of ['ru', 'en']) {
      const index = JSON.parse(read(site, `index.${language}.json`)) as {
        url: string
        markdown: string
        title: string
        headings: { id: string }[]
      }[]
      expect(index.length).toBeGreaterThan(5)
      for (const { markdown, headings, title } of everyOf(index, site === 'main' ? 10 : 1)) {
        const file = decodeURI(markdown.slice(home.length + 1))
        const html = read(site, file.replace(/\.md$/, '.html'))
        expect(html, file).toContain(`<link rel="alternate" type="text/markdown" href="${markdown}"/>`)
        expect(
          headings.filter(({ id }) => !html.includes(` id="${id}"`)),
          file,
        ).toEqual([])
        if (title) expect(read(site, file), file).toContain(`title: ${JSON.stringify(title)}`)
      }
    }
  })
}

test('the front matter says what is known of a page', () => {
  const [, head = ''] = /^---\n([\s\S]*?)\n---\n/.exec(read('main', 'en/docs/bi/registry.md')) ?? []
  const facts = parse(head) as Record<string, string>
  expect(facts).toMatchObject({
    title: 'Analytics registry',
    url: `${HOSTS.main}/en/docs/bi/registry`,
    language: 'en',
    translation_ru: `${HOSTS.main}/docs/bi/registry.md`,
    section: 'Analytics',
    all_pages: `${HOSTS.main}/llms.txt`,
  })
  expect(facts.updated).toMatch(/^20\d\d-\d\d-\d\dT/)
})

test('a component has its facts as data, and a catalogue those of all', () => {
  const component = JSON.parse(read('main', 'en/docs/etl/processors/PutS3Object.json'))
  expect(component).toMatchObject({ name: 'PutS3Object', kind: 'processor', language: 'en' })
  const bucket = component.properties.find(({ name }: { name: string }) => name === 'Bucket')
  expect(bucket).toMatchObject({
    required: true,
    url: `${HOSTS.main}/en/docs/etl/processors/PutS3Object#property-bucket`,
  })
  expect(bucket.description).toMatch(/bucket/i)
  const catalogue = JSON.parse(read('main', 'docs/etl/processors.json')) as { name: string; facts: string }[]
  const page = read('main', 'docs/etl/processors.html')
  expect(catalogue.length).toBeGreaterThan(300)
  expect(catalogue.filter(({ name }) => !page.includes(`>${name}</a>`))).toEqual([])
  for (const { facts } of catalogue) expect(isPublished('main', facts.slice(HOSTS.main.length))).toBe(true)
})

test('the changes of all releases are data too', () => {
  const changes = JSON.parse(read('main', 'blog/changes.json')) as { text: string; url: string; version: string }[]
  const page = read('main', 'blog/changes.html')
  expect(changes.length).toBe(page.match(/<li id="[\d.]+-/g)?.length)
  expect(changes[0]).toMatchObject({ version: '7.21.0' })
})
