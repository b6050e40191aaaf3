import fs from 'node:fs/promises'
import path from 'node:path'
import type { Locale } from 'next-intl'
import { alternateUrl, blogChangesUrl, parsePath, publishedPath } from '../../lib/core/routes'
import { embeddedClient } from '../../lib/search/embedded/client'
import { SearchError } from '../../lib/search/embedded/index-loader'
import { INDEX_FOLDER, indexName } from '../../lib/search/target'

/** A page that was found. */
export interface Found {
  title: string
  /** Address of the section. */
  url: string
  snippet: string
}

export interface Change {
  version: string
  type: string
  module: string
  moduleLabel: string
  text: string
  url: string
}

interface IndexedPage {
  title: string
  url: string
}

/** A published site, read as its readers get it: from a built folder, or from its address. */
export type PublishedSite = ReturnType<typeof openSite>

/** Gives a file by its published path; undefined when there is none. */
type ReadFile = (file: string) => Promise<Uint8Array | undefined>

/** @param place a built folder, or an address that begins with http */
export function openSite(place: string) {
  const readFile = /^https?:/.test(place) ? readFrom(place.replace(/\/+$/, '')) : readIn(path.resolve(place))
  const readText = async (file: string, what: string): Promise<string> => {
    const bytes = await readFile(file)
    if (!bytes) throw new Error(`there is no ${what} (${place}${file})`)
    return new TextDecoder().decode(bytes)
  }
  const client = embeddedClient(async (file) => {
    const bytes = await readFile(`/${INDEX_FOLDER}/${file}`)
    if (!bytes) throw new SearchError('missing', file)
    return bytes
  })

  return {
    /** The engine and the index of the site's own search. */
    async search(query: string, locale: Locale, version: string): Promise<Found[]> {
      await client.clearCache() // the site may have been published again since the last question
      const marks = { highlightPreTag: '', highlightPostTag: '' }
      const request = { indexName: indexName(locale, version), query, hitsPerPage: 10, ...marks }
      const { results } = await client.search([{ ...request, attributesToSnippet: ['content:40'] }])
      return (results[0]?.hits ?? []).map(({ url, hierarchy, _snippetResult }) => ({
        title: Object.values(hierarchy).filter(Boolean).join(' › '),
        url,
        snippet: _snippetResult?.content?.value ?? '',
      }))
    },

    /** Markdown of a page, by its address or path. @throws Error when there is none */
    read(page: string): Promise<string> {
      const { pathname } = new URL(page, 'https://site.example')
      if (/~\d+\.md$/.test(pathname)) return readText(decodeURI(pathname), `page ${page}`) // a part of a long one
      const { path: sitePath, locale } = parsePath(pathname.replace(/(\/index)?\.md$/, ''))
      return readText(alternateUrl(publishedPath(sitePath, locale)), `page ${page}`)
    },

    /** Facts of a component as JSON. @throws Error when there is none */
    async component(name: string, locale: Locale): Promise<string> {
      const pages = JSON.parse(await readText(`/index.${locale}.json`, 'index of pages')) as IndexedPage[]
      const found = pages.find(({ title, url }) => title === name && /\/etl\/\w+\/[^/]+$/.test(url))
      if (!found) throw new Error(`there is no component ${name}; \`search\` finds the names that there are`)
      const { path: sitePath } = parsePath(new URL(found.url).pathname)
      return readText(`${publishedPath(sitePath, locale)}.json`, `component ${name}`)
    },

    /** Changes of all releases, the newest first. @throws Error when the site has no releases */
    async changes(locale: Locale): Promise<Change[]> {
      return JSON.parse(
        await readText(`${publishedPath(blogChangesUrl(), locale)}.json`, 'list of changes'),
      ) as Change[]
    },
  }
}

const readIn =
  (folder: string): ReadFile =>
  async (file) => {
    const place = path.join(folder, file)
    if (!place.startsWith(folder + path.sep)) return undefined
    return fs.readFile(place).catch(() => undefined)
  }

const readFrom =
  (address: string): ReadFile =>
  async (file) => {
    const response = await fetch(address + encodeURI(file))
    return response.ok ? new Uint8Array(await response.arrayBuffer()) : undefined
  }
