import fs from 'node:fs'
import path from 'node:path'
import { headersFile } from '../../lib/site/hosting'

/** Files of a site that its page does not name: enough to make an upload slow. */
const PAGES = 150

/** Files with hashed names that the page of a site loads. */
export const filesOf = (number: number): string[] => [
  `_next/static/${number}-a.js`,
  `_next/static/chunks/${number}-b.js`,
  `media/${number}.txt`,
]

/** Writes site `number`: a page and the files with hashed names that it loads. */
export function makeSite(number: number, folder: string, size: number): void {
  const files = filesOf(number)
  const tags = files.map((file) => `<script src="/${file}"></script>`).join('')
  const page = `<html><p>site ${number}</p>${tags}`
  const all: [string, string][] = [
    ['index.html', page],
    ['404.html', 'none'],
    ['en/404.html', 'none'],
    ['_headers', headersFile()],
    ['moved/nginx.map', `"~^/docs/old-${number}$" "/docs/1";\n`],
    ...files.map((file): [string, string] => [file, `site ${number}`]),
    ...Array.from({ length: PAGES }, (_, at): [string, string] => [
      `docs/${at}.html`,
      at % 3 ? `page ${at} ` : `site ${number} `.repeat(500 * size),
    ]),
  ]
  for (const [file, text] of all) {
    fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    fs.writeFileSync(path.join(folder, file), text)
  }
}
