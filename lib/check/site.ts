import fs from 'node:fs'
import path from 'node:path'
import { type Located, type ProblemIn, problemsIn } from '../content/yaml'
import { nearest, type Problem } from '../core/problem'
import { hrefIssue } from '../core/safe-url'
import type { Doc } from '../docs'
import type { Site } from '../site'
import { navbarIssues } from '../site/navbar'
import { checkLanguages } from './languages'

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
  const problem = problemsIn('site.yaml', located)
  const site = located.value
  return [
    ...checkLanguages(site, problem),
    ...checkAnnouncement(site, problem),
    ...checkVersions(site, problem, dir, docs),
    ...checkNavbar(site, problem, docs, sidebars),
  ]
}

function checkAnnouncement({ announcement }: Site, problem: ProblemIn): Problem[] {
  return Object.entries(announcement?.content ?? {}).flatMap(([locale, text]) =>
    [...text.matchAll(LINK)].flatMap(([, href = '']): Problem[] => {
      const issue = hrefIssue(href)
      return issue ? [problem(['announcement', 'content', locale], issue.message, issue.fix)] : []
    }),
  )
}

function checkVersions(site: Site, problem: ProblemIn, dir: string, docs: Doc[]): Problem[] {
  const { versions } = site.docs
  const atTop = versions.find((version) => version.path === '')
  const folders = new Set(
    docs.flatMap(({ page }) => (page.version === atTop?.name ? [page.path.split('/')[0] ?? ''] : [])),
  )
  return versions.flatMap(({ name, path: part }, index): Problem[] => {
    const problems: Problem[] = []
    const report = (field: string, message: string, fix: string) =>
      problems.push(problem(['docs', 'versions', index, field], message, fix))
    if (versions.findIndex((other) => other.name === name) < index)
      report('name', `the version “${name}” appears here twice`, 'remove one of the two.')
    else if (!docs.some(({ page }) => page.version === name))
      problems.push({
        ...problem(
          ['docs', 'versions', index, 'name'],
          `the version “${name}” has no pages`,
          versionFix(dir, name, part),
        ),
        field: 'docs.versions', // a site.yaml may have none, and the one version is “current”
      })
    if (versions.findIndex((other) => other.path === part) < index)
      report(
        'path',
        part === '' ? 'two versions are at /docs' : `two versions are at /docs/${part}`,
        'give each its own path; one may have none.',
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

const checkNavbar = (site: Site, problem: ProblemIn, docs: Doc[], sidebars: string[] | undefined): Problem[] =>
  site.navbar.items.flatMap((item, index) =>
    navbarIssues(item, { docs: docs.flatMap(({ page: { path } }) => path || ['', 'index']), sidebars }).map(
      ({ field, message, fix }) => problem(['navbar', 'items', index, field], message, fix),
    ),
  )
