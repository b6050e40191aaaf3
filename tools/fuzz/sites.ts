import fs from 'node:fs'
import path from 'node:path'
import { DOC, isOfKind, type Kind, PLAIN_KINDS, POST } from '../../lib/content/kinds'
import { listFiles } from '../../scripts/system/files'
import { dice } from '../../scripts/system/random'

/** Small sites that are in order, so that they can be built as well as checked. */
export const FIXTURES = ['site', 'dev', 'blog']
/** A sample of the real pages: many of its links are broken, so only new messages count. */
const SAMPLE = 'sample'
export const SITES = [...FIXTURES, SAMPLE]
const PAGES = 14
const RELEASES = 3

/** Copies one of the sites; nothing is shared with the original, which must stay as it is. */
export function copySite(name: string, target: string): void {
  fs.rmSync(target, { recursive: true, force: true })
  if (name === SAMPLE) copySample('content', target)
  else fs.cpSync(path.join('e2e/fixtures', name), target, { recursive: true })
}

/** The files at the root and some pages of each kind, with their media. The choice is the same at every run. */
function copySample(source: string, target: string): void {
  const { pick } = dice(SAMPLE)
  const files = listFiles(source).sort()
  const choose = (from: string[], count: number) =>
    Array.from({ length: count }, () => pick(from).replace(/\.(?:ru|en)\.mdx$|\.changes\.yaml$/, ''))
  const originals = (kind: Kind) => files.filter((file) => isOfKind(kind, file) && file.endsWith('.ru.mdx'))
  const stems = [
    'docs/index',
    ...choose(originals(DOC), PAGES),
    ...choose(originals(POST), RELEASES),
    ...PLAIN_KINDS.flatMap(originals).map((file) => file.replace(/\.ru\.mdx$/, '')),
  ]
  const isChosen = (file: string) =>
    !file.includes('/') || /^etl\/[^/]+\.yaml$/.test(file) || stems.some((stem) => file.startsWith(`${stem}.`))
  const chosen = files.filter(isChosen)
  const texts = chosen.filter((file) => file.endsWith('.mdx')).map((file) => fs.readFileSync(path.join(source, file)))
  const isShown = (file: string) =>
    file.includes('/media/') && texts.some((text) => text.includes(path.basename(file).replace(/\.\w+$/, '')))
  for (const file of [...chosen, ...files.filter(isShown)]) {
    fs.mkdirSync(path.dirname(path.join(target, file)), { recursive: true })
    fs.copyFileSync(path.join(source, file), path.join(target, file))
  }
}

/** Makes files what they are in the original again. */
export function restore(original: string, copy: string, files: string[]): void {
  for (const file of files) {
    const [from, to] = [path.join(original, file), path.join(copy, file)]
    fs.rmSync(to, { recursive: true, force: true })
    if (fs.existsSync(from)) fs.cpSync(from, to, { preserveTimestamps: true })
  }
}
