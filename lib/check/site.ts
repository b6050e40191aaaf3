import fs from 'node:fs'
import path from 'node:path'
import { languageFaults } from '../content/fields'
import { type At, type Located, placeIn } from '../content/yaml'
import type { Doc } from '../docs'
import { sidebarPath } from '../docs/sidebars'
import { messageLocales } from '../messages'
import { nearest, type Problem, suggest } from '../problem'
import { hrefFault } from '../safe-url'
import type { Localized, Site } from '../site'

/** Links in the text of the announcement: `[label](address)`. */
const LINK = /\]\(([^)\s]*)\)/g

interface SiteCheck {
  dir: string
  docs: Doc[]
  /** Ids of the sidebars; undefined for a site without current docs. */
  sidebars: string[] | undefined
}

/** What site.yaml says of itself, of the pages and of the folders of versions. */
export function checkSiteFile(located: Located<Site>, { dir, docs, sidebars }: SiteCheck): Problem[] {
  const at = placeIn('site.yaml', located)
  const site = located.value
  return [
    ...checkLanguages(site, at),
    ...checkAnnouncement(site, at),
    ...checkVersions(site, at, dir, docs),
    ...checkNavbar(site, at, docs, sidebars),
  ]
}

function checkLanguages(site: Site, at: At): Problem[] {
  const texts: [PropertyKey[], Localized][] = [
    [['name'], site.name],
    [['description'], site.description],
    [['company'], site.company],
    [['footer', 'copyright'], site.footer.copyright],
    ...site.navbar.items.flatMap((item, index): [PropertyKey[], Localized][] =>
      'label' in item ? [[['navbar', 'items', index, 'label'], item.label]] : [],
    ),
    ...site.footer.columns.flatMap((column, index): [PropertyKey[], Localized][] => [
      [['footer', 'columns', index, 'title'], column.title],
      ...column.items.map((item, place): [PropertyKey[], Localized] => [
        ['footer', 'columns', index, 'items', place, 'label'],
        item.label,
      ]),
    ]),
    ...(site.announcement
      ? [[['announcement', 'content'], site.announcement.content] as [PropertyKey[], Localized]]
      : []),
  ]
  const speechless = site.locales.flatMap(({ code }, index): Problem[] =>
    messageLocales().includes(code)
      ? []
      : [
          {
            ...at(['locales', index, 'code']),
            severity: 'warning',
            message: `the interface has no texts in “${code}”: around the pages the default language is shown`,
            fix: `translate messages/en.json into messages/${code}.json and name it in lib/messages.ts.`,
          },
        ],
  )
  return [...speechless, ...texts.flatMap(([field, text]) => checkTexts(text, (inner) => at([...field, ...inner])))]
}

/** Languages of a text that no schema has judged. */
export const checkTexts = (text: Localized, at: At): Problem[] =>
  languageFaults(text).map(({ path: inner, message }) => {
    const [what = message, fix] = message.split('; ')
    return { ...at(inner), message: what, ...(fix ? { fix: `${fix}.` } : {}) }
  })

function checkAnnouncement({ announcement }: Site, at: At): Problem[] {
  return Object.entries(announcement?.content ?? {}).flatMap(([locale, text]) =>
    [...text.matchAll(LINK)].flatMap(([, href = '']): Problem[] => {
      const fault = hrefFault(href)
      return fault ? [{ ...at(['announcement', 'content', locale]), ...fault }] : []
    }),
  )
}

function checkVersions(site: Site, at: At, dir: string, docs: Doc[]): Problem[] {
  const { versions } = site.docs
  const atTop = versions.find((version) => version.path === '')
  const folders = new Set(
    docs.flatMap(({ page }) => (page.version === atTop?.name ? [page.path.split('/')[0] ?? ''] : [])),
  )
  return versions.flatMap(({ name, path: part }, index): Problem[] => {
    const problems: Problem[] = []
    const report = (field: string, message: string, fix: string) =>
      problems.push({ ...at(['docs', 'versions', index, field]), message, fix })
    if (versions.findIndex((other) => other.name === name) < index)
      report('name', `the version “${name}” stands here twice`, 'remove one of the two.')
    else if (!docs.some(({ page }) => page.version === name))
      problems.push({
        ...at(['docs', 'versions', index, 'name']),
        field: 'docs.versions',
        message: `the version “${name}” has no pages`,
        fix: versionFix(dir, name, part),
      })
    if (versions.findIndex((other) => other.path === part) < index)
      report(
        'path',
        part === '' ? 'two versions stand at /docs' : `two versions stand at /docs/${part}`,
        'give each a path of its own; one may have none.',
      )
    if (part !== '' && (folders.has(part) || part === 'tags' || part === 'index'))
      report('path', `/docs/${part} is the address of pages already`, 'choose another path for the version.')
    return problems
  })
}

function versionFix(dir: string, name: string, versionPath: string): string {
  const folder = path.join(dir, 'versions')
  const near = nearest(name, fs.existsSync(folder) ? fs.readdirSync(folder) : [])
  if (near && near !== name) return `did you mean “${near}”?`
  return name === 'current'
    ? 'create docs/index.ru.mdx.'
    : `create versions/${name}/docs, or remove the version (path “${versionPath}”).`
}

function checkNavbar(site: Site, at: At, docs: Doc[], sidebars: string[] | undefined): Problem[] {
  const paths = docs.map(({ page }) => page.path)
  return site.navbar.items.flatMap((item, index): Problem[] => {
    const place = (name: string) => at(['navbar', 'items', index, name])
    if (item.type === 'docs' && sidebars && !sidebars.includes(item.sidebar))
      return [
        {
          ...place('sidebar'),
          message: `there is no sidebar “${item.sidebar}” in sidebars.yaml`,
          fix: suggest(item.sidebar, sidebars),
        },
      ]
    if (item.type === 'doc' && !paths.includes(sidebarPath(item.doc)))
      return [{ ...place('doc'), message: `there is no page “${item.doc}”`, fix: suggest(item.doc, paths) }]
    return []
  })
}
