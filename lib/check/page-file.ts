import { readText } from '../content/read-text'
import { defaultLocale, postUrl } from '../core/routes'
import { docAddress } from '../docs'
import type { LinkCheck } from './link-targets'

/** Where a heading of a page is written. */
export interface WrittenHeading {
  file: string
  heading: string
  line?: number
}

/** The file of a page in the default language, or in the one that has the anchor, with the line of its heading. */
export function pageFile(dir: string, { docs, posts, pages }: LinkCheck, url: string, id: string) {
  const files = [
    ...docs.filter((doc) => docAddress(doc) === url),
    ...posts.filter(({ page }) => postUrl(page.path) === url),
    ...pages.filter(({ href }) => href === url).map(({ file, page }) => ({ _id: file, page })),
  ].sort((a, b) => Number(b.page.locale === defaultLocale()) - Number(a.page.locale === defaultLocale()))
  for (const { _id: file, page } of files) {
    const heading = page.headings.find((found) => found.id === id)?.text
    if (heading === undefined) continue
    return { file, heading, line: lineOf(dir, file, heading) } satisfies WrittenHeading
  }
  return undefined
}

/** The line whose words are those of a heading, whatever marks are among them. */
function lineOf(dir: string, file: string, heading: string): number | undefined {
  if (!file.endsWith('.mdx')) return undefined
  const words = (text: string) => text.match(/[\p{L}\p{N}]+/gu)?.join(' ') ?? ''
  const lines = readText(dir, file).split('\n')
  const at = lines.findIndex((line) => /^#{2,6} /.test(line) && words(line.replace(/\{#.*$/, '')) === words(heading))
  return at === -1 ? undefined : at + 1
}
