import { versionRedirects } from '../docs/version-fallback'
import { type Decisions, readRedirects } from './redirects'

/** Everything that is known of addresses without a page: what authors decided, then what other versions have. @throws ContentError */
export const allRedirects = (own: Decisions = readRedirects().value): Decisions => ({ ...versionRedirects(), ...own })
