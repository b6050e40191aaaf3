/** The nightly run: every page, every script that may fail, every edit; before a commit some of them. */
export const IS_ALL = process.env.E2E_ALL === '1'
/** By day the first of variants that take the same way through the code (languages, windows, themes, values); at night all. */
export const someOf = <Variant>(variants: readonly Variant[], count = 1): readonly Variant[] =>
  IS_ALL ? variants : variants.slice(0, count)
/** By day every so manieth of what comes from one template or program; at night all. */
export const everyOf = <Item>(items: readonly Item[], step: number): readonly Item[] =>
  IS_ALL ? items : items.filter((_, place) => place % step === 0)

const FIRST_PORT = Number(process.env.E2E_PORT ?? 4100)

/** The sites the tests read: where their content lies, where they are published and where they are served. */
export const SITES = {
  /** Built for a base path, and served under it; the first, because Next compiles the path in, and the contract test reads the last build. */
  based: { content: 'e2e/fixtures/based', out: '.cache/e2e/based', port: FIRST_PORT + 2 },
  main: { content: 'content', out: '.cache/e2e/main', port: FIRST_PORT },
  /** Small and complete: every kit component, two versions, drafts, unlisted and untranslated pages. */
  fixture: { content: 'e2e/fixtures/site', out: '.cache/e2e/fixture', port: FIRST_PORT + 1 },
  /** A blog of eleven posts beside an unlisted one, a draft, an author without posts and a post without a translation; searched by the hosted engine. */
  blog: {
    content: 'e2e/fixtures/blog',
    out: '.cache/e2e/blog',
    port: FIRST_PORT + 3,
    env: {
      NEXT_PUBLIC_ALGOLIA_APP_ID: 'TESTAPP',
      NEXT_PUBLIC_ALGOLIA_SEARCH_KEY: 'search-key',
      NEXT_PUBLIC_ALGOLIA_INDEX: 'news',
    },
  },
} as const

export const url = (site: keyof typeof SITES, path: string): string => `http://localhost:${SITES[site].port}${path}`
