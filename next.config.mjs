import fs from 'node:fs'
import { createRequire } from 'node:module'
import createMDX from '@next/mdx'
import { PHASE_DEVELOPMENT_SERVER } from 'next/constants.js'
import createNextIntlPlugin from 'next-intl/plugin'
import { phaseConfig, phaseExperiments } from './lib/next/phases.mjs'

const mermaid = createRequire(import.meta.url)('mermaid/package.json')

/** Values of site.yaml come through the environment: `scripts/system/run.ts` reads them before it starts Next. */
const { BASE_PATH = '', LOCALES = 'ru en', OFFLINE = '', CODE_HASH } = process.env

/** Pages that are the site's own code (app/[locale]/help); the pages of an author have a compiler of ours. */
const withMDX = createMDX()
const withNextIntl = createNextIntlPlugin({
  requestConfig: './lib/i18n/request.ts',
  experimental: { messages: { path: './messages', format: 'json', precompile: true } },
})

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
        OFFLINE,
        MERMAID_VERSION: mermaid.version,
        CRASH_WORDS: JSON.stringify(crashWords()),
      },
      // Routes of the development server end in `.dev.ts` and `.dev.tsx`: live reload, mistakes, files beside the pages.
      pageExtensions: isDev ? ['dev.tsx', 'dev.ts', 'tsx', 'ts', 'mdx'] : ['tsx', 'ts', 'mdx'],
      poweredByHeader: false,
      reactStrictMode: true,
      images: { unoptimized: true },
      turbopack: {
        resolveAlias: {
          'next/dist/shared/lib/app-dynamic': { browser: './lib/next/dynamic.client.tsx' },
          './collect-segment-data': './lib/next/no-segments.ts',
        },
      },
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
        // the screen does not use. So all pages have the same: 15 KB of gzip (e2e/pages/html.spec.ts).
        cssChunking: { type: 'graph', requestCost: 1e9 },
        serverMinification: false,
        // Next renders the parts of each page once more to weigh what `<Link>` may fetch; here nothing fetches parts.
        prefetchInlining: false,
        ...phaseExperiments(),
      },
      // `npm test` checks types; doing it again here would only make the build slower.
      typescript: { ignoreBuildErrors: true },
    }),
  )
}

/** What app/global-error.tsx says, by language. It is a chunk that every reader loads, so it gets nothing else of the messages. */
function crashWords() {
  const files = [...new Set([...LOCALES.split(' '), 'en'])].map((code) => [code, `messages/${code}.json`])
  const known = files.filter(([, file = '']) => fs.existsSync(file))
  return Object.fromEntries(known.map(([code, file = '']) => [code, JSON.parse(fs.readFileSync(file, 'utf8')).screens]))
}
