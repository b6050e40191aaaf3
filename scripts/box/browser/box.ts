/** Runs first in every page of a box: gives the scripts of the site what `file:` refuses them. */
import { addIcons, keepAddresses } from './addresses'
import { root } from './config'
import { fetchFile, register } from './files'
import { keepHistory, location } from './location'

/** Where the bundler's runtime finds its scripts; the start script of a page assigns undefined to the name. */
Object.defineProperty(globalThis, 'TURBOPACK_CHUNK_BASE_PATH', { get: () => `${root}_next/`, set: () => undefined })
Object.assign(globalThis, { __box: Object.assign(register, { location }), fetch: fetchFile })
keepHistory()
keepAddresses()
addIcons()
