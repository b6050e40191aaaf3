import { boxAddress, isSiteAddress } from '../address'
import { config, root, rootUrl, site } from './config'

const real = globalThis.location
const below = real.pathname.slice(rootUrl.pathname.length).replace(/(^|\/)index\.html$|\.html$/, '')
const pathname = `${config.base}/${below}`.replace(/(.)\/$/, '$1')

const inBox = (address: string): string => (isSiteAddress(address) ? boxAddress(address, root, site) : address)

/**
 * Stands in for `location` in the scripts of the site: the address that the page has where it is published, so that the
 * router and the components find the page they know. Links of the page have another origin, and are loaded whole.
 */
export const location = {
  origin: config.origin,
  protocol: real.protocol,
  pathname,
  get search() {
    return real.search
  },
  get hash() {
    return real.hash
  },
  get href() {
    return config.origin + pathname + real.search + real.hash
  },
  set href(address: string) {
    real.href = inBox(address)
  },
  assign: (address: string) => real.assign(inBox(address)),
  replace: (address: string) => real.replace(inBox(address)),
  reload: () => real.reload(),
  toString: () => config.origin + pathname + real.search + real.hash,
}

/** `file:` lets a page change its query and its fragment, and a browser may refuse that too: then the address stays. */
export function keepHistory(): void {
  for (const name of ['pushState', 'replaceState'] as const) {
    const write = history[name].bind(history)
    history[name] = (state, unused, address) => {
      if (address === undefined || address === null) return write(state, unused)
      const { search, hash } = new URL(address, location.href)
      try {
        write(state, unused, Object.assign(new URL(real.href), { search, hash }).href)
      } catch {
        write(state, unused)
      }
    }
  }
}
