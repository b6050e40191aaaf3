import fs from 'node:fs'
import path from 'node:path'
import { DEEP_LINKS_FILE } from '../../lib/addresses/deep-links'
import { RECORD_FOLDER, readRecord } from '../../lib/addresses/record'
import { REDIRECTS_FILE } from '../../lib/addresses/redirects'
import { listReadable } from '../../lib/content/files'
import { filesOfKind, TEXT_KINDS } from '../../lib/content/kinds'
import { contentDir } from '../../lib/core/folders'
import { docUrl, isWithin, locales } from '../../lib/core/routes'
import { sidebarsFile } from '../../lib/docs/sidebars'
import { readSite } from '../../lib/site'
import { writeRedirects } from '../addresses/write'
import { acceptTranslation, listTranslations, translationState } from '../i18n'
import { loadEnv, main } from '../system/env'
import { Links } from './links'
import { Media } from './media'
import { listPageFiles, type Plan, planMove, toAddress } from './plan'
import { type ChangeValue, changePage, changeYaml } from './written'

/** What keeps the addresses that were published. */
const KEEPING = [REDIRECTS_FILE, DEEP_LINKS_FILE]

/**
 * Gives a page, or a folder of pages, another address: moves its files and media, changes every link to it and what it
 * links to, the menus, and writes the redirects.
 * @returns what was done, a line each
 * @throws Error when it cannot; nothing is changed then
 */
export function movePages(dir: string, from: string, to: string): string[] {
  const plan = planMove(dir, from, to)
  const pages = listPageFiles(dir)
  const texts = readTexts(
    dir,
    TEXT_KINDS.flatMap((kind) => filesOfKind(dir, kind)),
  )
  const yaml = readTexts(
    dir,
    listReadable(dir, '', '.yaml').filter((file) => !KEEPING.includes(file) && !file.startsWith(`${RECORD_FOLDER}/`)),
  )
  const translations = locales()
    .slice(1)
    .flatMap((locale) => listTranslations(dir, locale))
  const current = translations.filter((translation) => translationState(dir, translation) === 'current')
  const links = new Links(plan, pages)
  const media = new Media(dir, texts, plan.files, movedFolder(plan, from))

  const changed = new Map<string, string>()
  const inAll: ChangeValue = (text) => media.followName(links.followIn(text))
  for (const [file, text] of texts) {
    const follow = (target: string) => media.follow(file, links.follow(file, plan.files.has(file), target))
    const now = changePage(text, follow, links.followIn)
    if (now !== text) changed.set(file, now)
  }
  for (const [file, text] of yaml) {
    const now = changeYaml(text, (value, field) => idIn(dir, plan, file, field)(inAll(value, field)))
    if (now !== text) changed.set(file, now)
  }

  const renamed = new Map([...plan.files, ...media.files])
  for (const [file, text] of changed) fs.writeFileSync(path.join(dir, file), text)
  for (const [file, target] of renamed) rename(dir, file, target)
  for (const { original, translation } of current)
    acceptTranslation(dir, {
      original: plan.files.get(original) ?? original,
      translation: plan.files.get(translation) ?? translation,
    })
  const redirects = redirectsOf(dir, plan)
  writeRedirects(dir, redirects, plan.urls)
  return [
    ...[...plan.urls].map(([old, now]) => `${old} → ${now}`),
    `${renamed.size} files moved, ${changed.size} files changed, ${redirects.size} redirects written.`,
  ]
}

const readTexts = (dir: string, files: string[]) =>
  new Map(files.map((file) => [file, fs.readFileSync(path.join(dir, file), 'utf8')]))

/** Pages that were published; without a record, all of them. */
function redirectsOf(dir: string, { urls }: Plan): Map<string, string> {
  const record = readRecord(dir)
  return new Map([...urls].filter(([url]) => record.size === 0 || record.has(url)))
}

/** Old and new folder of the files when a folder moves; undefined when a page does. */
function movedFolder({ urls, files }: Plan, from: string): [string, string] | undefined {
  const [first] = [...files].filter(([file]) => /\/index\.[^./]+\.mdx$/.test(file) || urls.size > 1)
  if (!first) return undefined
  const name = from.split('/').at(-1) ?? ''
  const [old, now] = first
  const at = old.split('/').lastIndexOf(name)
  if (at === -1) return undefined
  const below = old
    .split('/')
    .slice(at + 1)
    .join('/')
  return [old.slice(0, old.length - below.length - 1), now.slice(0, now.length - below.length - 1)]
}

/** A menu and the navbar name pages by their paths in their version. */
function idIn(dir: string, { urls }: Plan, file: string, field: string | undefined): (text: string) => string {
  const { versions } = readSite(dir).value.docs
  const version = versions.find(({ name }) => sidebarsFile(name) === file)
  const versionPath = version?.path ?? ''
  if ((version === undefined || field === 'category') && !(file === 'site.yaml' && field === 'doc'))
    return (text) => text
  return (text) => {
    const [, quote = '', id = ''] = /^(["']?)(.*)\1$/s.exec(text) ?? []
    const now = followId(urls, docUrl(id, versionPath), field === 'folder')
    return now === undefined ? text : `${quote}${now.slice(docUrl('', versionPath).length + 1)}${quote}`
  }
}

/** A folder has moved when all its pages have, by the same step. */
function followId(urls: Map<string, string>, url: string, isFolder: boolean): string | undefined {
  if (!isFolder) return urls.get(url)
  for (const [old, now] of urls) {
    const below = isWithin(old, url) && old !== url ? old.slice(url.length) : undefined
    if (below !== undefined) return now.endsWith(below) ? now.slice(0, -below.length) : undefined
  }
  return undefined
}

function rename(dir: string, file: string, target: string): void {
  const [from, to] = [path.join(dir, file), path.join(dir, target)]
  fs.mkdirSync(path.dirname(to), { recursive: true })
  fs.renameSync(from, to)
  for (
    let folder = path.dirname(from);
    folder !== dir && fs.readdirSync(folder).length === 0;
    folder = path.dirname(folder)
  )
    fs.rmdirSync(folder)
}

if (process.argv[1]?.endsWith('move/index.ts')) {
  await main(() => {
    const [from, to, ...more] = process.argv.slice(2)
    if (from === undefined || to === undefined || more.length > 0)
      throw new Error('say what moves where: npm run move -- bi/registry bi/catalogue')
    loadEnv()
    for (const line of movePages(contentDir(), toAddress(from), toAddress(to))) console.log(line)
  })
}
