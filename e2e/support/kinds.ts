import type { SITES } from './sites'

type Address = [site: keyof typeof SITES, address: string]
/** Every kind of page, in the language in which accessibility/phone.spec.ts does not show it on a phone. */
export const KINDS: Address[] = [
  ['main', '/'],
  ['main', '/en/docs'],
  ['main', '/docs/bi/intro'],
  ['main', '/docs/bi/video/bi-start'],
  ['main', '/docs/ui-components/markdown-editor'],
  ['main', '/en/docs/architecture/intro'],
  ['main', '/docs/glossary'],
  ['main', '/docs/tags'],
  ['main', '/en/docs/tags/безопасность'],
  ['main', '/docs/etl/processors'],
  ['main', '/docs/etl/processors/PutDatabaseRecord'],
  ['main', '/en/docs/etl/processors/ExecuteSQL'],
  ['main', '/docs/etl/services'],
  ['main', '/markdown-page'],
  ['main', '/help'],
  ['main', '/en/404'],
  ['main', '/search?q=kafka'],
  ['main', '/blog'],
  ['main', '/en/blog/release-7_15_0'],
  ['main', '/blog/changes'],
  ['main', '/en/blog/archive'],
  ['main', '/blog/authors'],
  ['main', '/blog/authors/docs-team'],
  ['main', '/blog/tags'],
  ['fixture', '/docs/kitchen-sink'],
  ['fixture', '/docs/1.0'],
  ['fixture', '/en/docs/only-russian'],
  ['based', '/base/docs'],
  ['based', '/base/help'],
  ['blog', '/en/blog'],
]

/** The same in their other language. */
export const TWINS: Address[] = [
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
