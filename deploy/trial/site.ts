import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { headersFile } from '../../lib/site/hosting'

/** Files of a site that its page does not name: enough to make an upload slow. */
const PAGES = 150
const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** What a release of the trial lets through. Every fourth has a policy of another kind, under which others do not run. */
const policyOf = (script: string, style: string, isStrict: boolean): string =>
  isStrict
    ? `default-src 'none'; script-src 'self' ${hashOf(script)}; style-src 'self' ${hashOf(style)}; ` +
      `require-trusted-types-for 'script'; trusted-types docs`
    : `script-src 'self' ${hashOf(script)}; object-src 'none'; base-uri 'self'`

/** Files with hashed names that the page of a site loads. */
export const filesOf = (number: number): string[] => [
  `_next/static/${number}-a.js`,
  `_next/static/chunks/${number}-b.js`,
  `media/${number}.txt`,
]

/** Writes site `number`: a page with an inline script, and the files with hashed names that it loads. Two sites share a script. */
export function makeSite(number: number, folder: string, size: number): void {
  const isStrict = number % 4 === 0
  const [script, style] = [`start(${number >> 1})`, `p { order: ${number} }`]
  const files = filesOf(number)
  const tags = files.map((file) => `<script src="/${file}"></script>`).join('')
  const page = `<html data-strict="${isStrict}"><style>${style}</style><p>site ${number}</p>${tags}<script>${script}</script>`
  const all: [string, string][] = [
    ['index.html', page],
    ['404.html', 'none'],
    ['en/404.html', 'none'],
    ['_headers', headersFile(policyOf(script, style, isStrict))],
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

/** Why the inline scripts and styles of a page do not run under a policy; '' when they do. */
export function refusal(page: string, policy: string): string {
  const directives = new Map(policy.split(/; */).map((part) => [part.split(' ')[0] ?? '', part.split(' ').slice(1)]))
  const allows = (name: string, source: string) =>
    (directives.get(name) ?? directives.get('default-src') ?? [source]).includes(source)
  const [, style = ''] = /<style>(.*?)<\/style>/.exec(page) ?? []
  const [, script = ''] = /<script>(.*?)<\/script>/.exec(page) ?? []
  if (!allows('script-src', hashOf(script))) return `${script} is refused by ${policy}`
  if (!allows('script-src', "'self'")) return `the files are refused by ${policy}`
  const isInline = directives.get('style-src')?.includes("'unsafe-inline'")
  if (!isInline && !allows('style-src', hashOf(style))) return `${style} is refused by ${policy}`
  if (directives.has('require-trusted-types-for') && page.includes('data-strict="false"'))
    return 'the page was not made for trusted types'
  return ''
}
