import { createRequire } from 'node:module'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import createMDX from '@next/mdx'
import { PHASE_DEVELOPMENT_SERVER } from 'next/constants.js'
import createNextIntlPlugin from 'next-intl/plugin'

const mermaid = createRequire(import.meta.url)('mermaid/package.json')

/** Values of site.yaml come through the environment: `scripts/run.ts` reads them before it starts Next. */
const { BASE_PATH = '', LOCALES = 'ru en', PUBLISHING, CODE_HASH } = process.env

const withMDX = createMDX({
  options: { rehypePlugins: [fileURLToPath(new URL('./components/mdx/next-mdx.mjs', import.meta.url))] },
})
const withNextIntl = createNextIntlPlugin('./lib/i18n/request.ts')

/** @param {string} phase */
export default function config(phase) {
  const isDev = phase === PHASE_DEVELOPMENT_SERVER
  return withNextIntl(
    withMDX({
      // `export` is compiled into the router. Scripts/publish writes the folder itself, so the pages are rendered without it, and
      // Next's own attempt at one goes out of the way (a distDir other than .next is where an export goes).
      ...(isDev
        ? { allowedDevOrigins: ['127.0.0.1'] }
        : PUBLISHING
          ? {}
          : { output: 'export', distDir: '.cache/export' }),
      basePath: BASE_PATH,
      // Of the same code and content comes the same site, byte for byte.
      generateBuildId: () => CODE_HASH ?? null,
      env: { BASE_PATH, LOCALES, MERMAID_VERSION: mermaid.version },
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
        'hast-util-from-html',
        'hast-util-to-html',
        'hast-util-to-string',
        'hastscript',
        'unified',
        'unist-util-visit',
        'vfile',
      ],
      experimental: {
        globalNotFound: true,
        serverMinification: false,
        // Writing it takes a third of a compilation, and the build stops Next before it is written (scripts/build.ts).
        turbopackFileSystemCacheForBuild: false,
        // Workers that render; the pages of one need nothing of another's. Next would leave one core of two idle.
        ...(PUBLISHING ? { cpus: Math.max(2, availableParallelism() - 1) } : {}),
      },
      // `npm test` checks types; doing it again here would only make the build slower.
      typescript: { ignoreBuildErrors: true },
    }),
  )
}
