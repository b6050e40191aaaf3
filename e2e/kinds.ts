import type { SITES } from './sites'

type Address = [site: keyof typeof SITES, address: string]
/** Every kind of page. */
export const KINDS: Address[] = [
  ['main', '/'],
  ['main', '/en'],
  ['main', '/docs'],
  ['main', '/docs/bi/intro'],
  ['main', '/docs/bi/video/bi-start'],
  ['main', '/docs/ui-components/markdown-editor'],
  ['main', '/docs/architecture/intro'],
  ['main', '/docs/glossary'],
  ['main', '/docs/tags'],
  ['main', '/docs/tags/безопасность'],
  ['main', '/docs/etl/processors'],
  ['main', '/docs/etl/processors/PutDatabaseRecord'],
  ['main', '/docs/etl/services'],
  ['main', '/markdown-page'],
  ['main', '/help'],
  ['main', '/404'],
  ['main', '/search?q=kafka'],
  ['main', '/blog'],
  ['main', '/blog/release-7_15_0'],
  ['main', '/blog/changes'],
  ['main', '/blog/archive'],
  ['main', '/blog/authors'],
  ['main', '/blog/tags'],
  ['fixture', '/docs/kitchen-sink'],
  ['based', '/base/docs'],
  ['based', '/base/help'],
  ['blog', '/blog'],
]
