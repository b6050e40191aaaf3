import type { SITES } from './sites'

type Address = [site: keyof typeof SITES, address: string]
/** Every kind of page, those of every run first (pages/kinds.spec.ts), in the language in which accessibility/phone.spec.ts does not show it on a phone. */
export const KINDS: Address[] = [
  ['main', '/en/docs/etl/processors/ExecuteSQL'],
  ['fixture', '/docs/kitchen-sink'],
  ['main', '/docs/bi/intro'],
  ['main', '/search?q=kafka'],
  ['main', '/en/blog/release-7_15_0'],
  ['main', '/'],
  ['main', '/en/docs'],
  ['main', '/docs/bi/video/bi-start'],
  ['main', '/docs/glossary'],
  ['main', '/docs/tags'],
  ['main', '/en/docs/tags/безопасность'],
  ['main', '/docs/etl/processors'],
  ['main', '/markdown-page'],
  ['main', '/help'],
  ['main', '/en/404'],
  ['main', '/blog'],
  ['main', '/blog/changes'],
  ['main', '/en/blog/archive'],
  ['main', '/blog/authors'],
  ['main', '/blog/authors/docs-team'],
  ['main', '/blog/tags'],
  ['based', '/base/docs'],
  ['blog', '/en/blog'],
]

/** At night: the same in their other language, and more pages of some kinds. */
export const NIGHTLY_KINDS: Address[] = [
  ['main', '/docs/ui-components/markdown-editor'],
  ['main', '/en/docs/architecture/intro'],
  ['main', '/docs/etl/processors/PutDatabaseRecord'],
  ['main', '/docs/etl/services'],
  ['fixture', '/docs/1.0'],
  ['fixture', '/en/docs/only-russian'],
  ['based', '/base/help'],
  ['main', '/en'],
  ['main', '/docs'],
  ['main', '/en/docs/bi/video/bi-start'],
  ['main', '/docs/architecture/intro'],
  ['main', '/docs/tags/безопасность'],
  ['main', '/en/docs/etl/processors'],
  ['main', '/blog/release-7_15_0'],
  ['main', '/en/blog/changes'],
  ['main', '/blog/archive'],
  ['main', '/404'],
  ['fixture', '/en/docs/kitchen-sink'],
  ['blog', '/blog'],
]
