import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { listFiles } from '../../scripts/system/files'
import { fileUrl } from './box'

interface Browser {
  goto(address: string): Promise<unknown>
  evaluate<T>(look: () => T): Promise<T>
}

/** What was found by following every link. */
export interface Reached {
  pages: string[]
  /** Links to what is not there, with their pages. */
  broken: string[]
}

/** Follows all links of a box, page by page, from `index.html` on. */
export async function reach(browser: Browser, folder: string): Promise<Reached> {
  const base = fileUrl(folder, '')
  const ids = new Map<string, Set<string>>()
  const links: { from: string; to: string; id: string }[] = []
  const waiting = [fileUrl(folder, 'index.html')]
  for (const address of waiting) {
    await browser.goto(address)
    const page = await browser.evaluate(() => ({
      ids: [...document.querySelectorAll('[id]')].map(({ id }) => id),
      links: [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].map(({ href }) => href),
    }))
    ids.set(address, new Set(page.ids))
    for (const link of page.links.filter((href) => href.startsWith(base))) {
      const [to = '', id = ''] = link.replace(/\?[^#]*/, '').split('#')
      links.push({ from: address, to, id: decodeURIComponent(id) })
      if (to.endsWith('.html') && !waiting.includes(to) && fs.existsSync(fileURLToPath(to))) waiting.push(to)
    }
  }
  const isBroken = ({ to, id }: (typeof links)[number]) =>
    !fs.existsSync(fileURLToPath(to)) || (id !== '' && !id.startsWith('t=') && !ids.get(to)?.has(id))
  return {
    pages: waiting.map((address) => path.relative(folder, fileURLToPath(address))).sort(),
    broken: links.filter(isBroken).map(({ from, to, id }) => `${from}: ${to}#${id}`),
  }
}

/** Pages of a box that a site links to: not its answer to unknown addresses, second names, and unlisted pages. */
export const linkedPages = (folder: string): string[] =>
  listFiles(folder)
    .filter((file) => file.endsWith('.html') && !/(^|\/)404\.html$|.\/index\.html$/.test(file))
    .filter((file) => !/name="robots" content="noindex/.test(fs.readFileSync(path.join(folder, file), 'utf8')))
    .sort()
