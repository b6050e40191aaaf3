import type { Locale } from 'next-intl'
import { translator } from '../../lib/i18n/translator'
import { type CompiledPage, compilePage } from '../../lib/mdx/compile'
import { pathBeside } from '../../lib/mdx/file/version-link'
import type { Kit, PageContext } from '../../lib/mdx/kit'

/** A drawing as `npm run draw` writes it. */
export const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="60" viewBox="0 0 900 60"><marker id="a"><path d="M0 0h9"/></marker><path marker-end="url(#a)" d="M0 9h9"/><text><tspan>Two</tspan><tspan>rows</tspan></text><text>One</text><text>One</text></svg>'

/** A page of the tests: it has one image, one file and one term, and prints paths as they are written. */
export const fixtureContext = (file = 'docs/page.ru.mdx'): PageContext => ({
  locale: 'ru',
  locales: ['ru', 'en', 'de' as Locale],
  file,
  headingShift: 0,
  t: translator('ru', 'kit'),
  site: { email: 'help@example.com', name: 'Docs' },
  ownPage: (href) =>
    href === '/docs/own'
      ? { href: '/docs/1.0/own', files: ['versions/1.0/docs/own.ru.mdx'], isThere: true }
      : undefined,
  pathBeside: (href) => pathBeside(file, href),
  resolveLink: (href) => `/base${href}`,
  term: (id) => (id === 'flowfile' ? { term: 'Потоковый файл', definition: 'порция данных' } : undefined),
  asset: (src) => (/missing|\.de\./.test(src) ? undefined : `/media/${src.replace('./media/', '')}`),
  image: async (src) =>
    src === './media/a.png'
      ? {
          width: 1200,
          height: 600,
          placeholder: 'data:image/webp;base64,AA',
          src: '/media/a-1200.png',
          sources: [640, 1200].map((width) => ({ src: `/media/a-${width}.webp`, width })),
        }
      : undefined,
  drawing: (source) => (/missing/.test(source) ? undefined : DRAWING),
})

/** Compiles a text that begins at line 5 of its file. */
export const compileText = (text: string, kit: Kit, file?: string): Promise<CompiledPage> =>
  compilePage(text, 5, kit, fixtureContext(file))

/** HTML of a page without slots. */
export const htmlOf = ({ body }: CompiledPage): string =>
  body.segments.map((segment) => ('html' in segment ? segment.html : '')).join('')

/** Problems in one line each: `7 error: message (fix)`. */
export const report = ({ problems }: CompiledPage): string[] =>
  problems.map(({ line, severity, message, fix }) => `${line} ${severity}: ${message} (${fix})`)
