import fs from 'node:fs'
import { createRequire } from 'node:module'
import createMDX from '@next/mdx'
import { PHASE_DEVELOPMENT_SERVER } from 'next/constants.js'
import createNextIntlPlugin from 'next-intl/plugin'
import { phaseConfig, phaseExperiments } from './lib/next/phases.mjs'

const mermaid = createRequire(import.meta.url)('mermaid/package.json')

/** Values of site.yaml come through the environment: `scripts/run.ts` reads them before it starts Next. */
const { BASE_PATH = '', LOCALES = 'ru en', LOGO = '', CODE_HASH } = process.env

/** Pages that are the site's own code (app/[locale]/help); the pages of an author have a compiler of ours. */
const withMDX = createMDX()
const withNextIntl = createNextIntlPlugin('./lib/i18n/request.ts')

/**
 * Words that are compiled into the code that shows them, in every language. As props they would lie in the payload of
 * each page, and imported with all other messages in the code.
 * @param {(messages: import('./lib/messages').Messages) => unknown} pick
 */
function texts(pick) {
  const codes = LOCALES.split(' ')
  const file = (/** @type {string} */ locale) => new URL(`./messages/${locale}.json`, import.meta.url)
  const entries = codes.map((locale) => {
    // As messagesOf does (lib/messages.ts); the check tells of a language without messages.
    const known = [locale, codes[0] ?? 'en'].find((code) => fs.existsSync(file(code))) ?? 'en'
    return [locale, pick(JSON.parse(fs.readFileSync(file(known), 'utf8')))]
  })
  return JSON.stringify(Object.fromEntries(entries))
}
/** Of app/global-error.tsx. */
const crashTexts = () =>
  texts(({ shell: { crashTitle: title, crashText: text, tryAgain: again, loadFailed, retry } }) => ({
    title,
    text,
    again,
    loadFailed,
    retry,
  }))

/** Of components/layout/shell-texts.ts: what every page shows around its text, and on the screens that stand in for it. */
const SHELL = /** @type {const} */ ([
  'skip',
  'menu',
  'closeMenu',
  'mainMenu',
  'mainNav',
  'language',
  'versions',
  'announcement',
  'closeAnnouncement',
  'footer',
  'external',
  'backToTop',
  'loading',
  'startFailed',
  'startMissing',
  'loadFailed',
  'retry',
  'crashTitle',
  'crashText',
  'tryAgain',
  'baseUrlTitle',
  'baseUrlReload',
  'baseUrlSuggestion',
])
const shellTexts = () =>
  texts(({ shell, search: { open: search, placeholder: searchPlaceholder, failed: searchFailed, help } }) => ({
    ...Object.fromEntries(SHELL.map((name) => [name, shell[name]])),
    search,
    searchPlaceholder,
    searchFailed,
    help,
  }))

/** @param {string} phase */
export default function config(phase) {
  const isDev = phase === PHASE_DEVELOPMENT_SERVER
  return withNextIntl(
    withMDX({
      ...(isDev ? { allowedDevOrigins: ['127.0.0.1'] } : phaseConfig()),
      basePath: BASE_PATH,
      // The same code and content make the same site, byte for byte.
      generateBuildId: () => CODE_HASH ?? null,
      env: {
        BASE_PATH,
        LOCALES,
        LOGO,
        MERMAID_VERSION: mermaid.version,
        CRASH_TEXTS: crashTexts(),
        SHELL_TEXTS: shellTexts(),
        SEARCH_TEXTS: texts(({ search }) => search),
      },
      // Routes of the development server end in `.dev.ts` and `.dev.tsx`: live reload, mistakes, files beside the pages.
      pageExtensions: isDev ? ['dev.tsx', 'dev.ts', 'tsx', 'ts', 'mdx'] : ['tsx', 'ts', 'mdx'],
      poweredByHeader: false,
      reactStrictMode: true,
      images: { unoptimized: true },
      devIndicators: false,
      // Nobody downloads the server's code, and what Node can load by itself need not be compiled.
      serverExternalPackages: [
        'zod',
        'yaml',
        'hast-util-to-html',
        'hast-util-to-string',
        'hastscript',
        'unified',
        'unist-util-visit',
        'vfile',
      ],
      experimental: {
        globalNotFound: true,
        // A link that is hovered preloads the stylesheets of its page, and the browser complains of one that the page on
        // the screen does not use. So all pages have the same: 15 KB of gzip (e2e/html.spec.ts).
        cssChunking: { type: 'graph', requestCost: 1e9 },
        serverMinification: false,
        ...phaseExperiments(),
      },
      // `npm test` checks types; doing it again here would only make the build slower.
      typescript: { ignoreBuildErrors: true },
    }),
  )
}
