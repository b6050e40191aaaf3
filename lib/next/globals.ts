/**
 * Names of Turbopack's runtime on `window`. A browser makes each id of a page such a name as well, so an element with
 * the id “TURBOPACK_ASSET_SUFFIX” would change the address of every script; a property of the window's own hides it.
 * e2e/pages/contract.spec.ts compares the names with the runtime's code.
 */
export const RUNTIME_GLOBALS = [
  'TURBOPACK_ASSET_SUFFIX',
  'TURBOPACK_CHUNK_BASE_PATH',
  'TURBOPACK_NEXT_CHUNK_URLS',
] as const

/** Makes the names that the bundler's runtime and React's payload are read from. */
export function defineGlobals(flight: unknown[]): void {
  for (const name of RUNTIME_GLOBALS) Object.assign(globalThis, { [name]: undefined })
  Object.assign(globalThis, { TURBOPACK: [], __next_f: flight })
}

/** Tells the runtime which chunks and modules the page is made of; the runtime's own script has replaced the array. */
export const tellRuntime = (page: unknown): void =>
  (globalThis as unknown as { TURBOPACK: { push(page: unknown): void } }).TURBOPACK.push(page)
