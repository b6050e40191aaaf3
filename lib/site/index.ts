import type { Locale } from 'next-intl'
import { z } from 'zod'
import { localize, localized } from '../content/localized'
import { type Located, readYaml } from '../content/yaml'
import { contentDir } from '../core/folders'
import { memo } from '../core/memo'
import { attempt } from '../core/problem'
import { locales } from '../core/routes'
import { languages, siteSchema } from './schema'

const FILE = 'site.yaml'

export type Site = z.infer<ReturnType<typeof siteSchema>>
export type DocsVersion = Site['docs']['versions'][number]

/**
 * Reads and validates `site.yaml`.
 * @throws ContentError listing every field that is wrong
 */
export function readSite(dir = contentDir()): Located<Site> {
  const codes = attempt([], () => readLanguages(dir)) ?? locales()
  return readYaml(dir, FILE, siteSchema(localized({ codes })))
}

/** Codes of the languages, which other files are read with, of a site.yaml that may be faulty elsewhere. @throws ContentError */
export const readLanguages = (dir = contentDir()): Locale[] =>
  readYaml(dir, FILE, z.looseObject({ locales: languages })).value.locales.map(({ code }) => code)

/** The site of this process. */
export const getSite = memo((): Site => readSite().value)

/** Name of the version of the docs that is at /docs; of a site whose versions all have a path, the first one. */
export const topVersion = ({ docs: { versions } }: Site): string =>
  (versions.find(({ path }) => path === '') ?? versions[0])?.name ?? 'current'

/** Whether the navbar has the search, and pages may lead to it. */
export const hasSearch = (): boolean => getSite().navbar.items.some(({ type }) => type === 'search')

/** Values that a page may print as `{site.email}`. */
export const siteValues = (site: Site, locale: Locale): Record<string, string> => ({
  name: localize(site.name, locale),
  company: localize(site.company, locale),
  email: site.email,
  phone: site.phone,
  url: site.url,
})
