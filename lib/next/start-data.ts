/** What the start script of a published page needs; kept as JSON, which is no script and needs no permission to run. */
export interface StartData {
  /** Address of the code that starts the framework (components/start/framework.ts). */
  code: string
  /** Address of React's payload of the page. */
  payload: string
  /** Its length: an answer of another length is half of it, of another release, or the page of a captive portal. */
  letters: number
  /** The build it is of: the payload of a release with other code names other scripts, at the same length. */
  build: string
  /** The payload itself, where nothing can be fetched: in a box. */
  text?: string
  /** Addresses of the bundler's scripts, those first that `runtime` names. */
  scripts: string[]
  /** Those of single components: one that does not come fails alone. */
  parts: string[]
  /** What the page says to the bundler's runtime: how many of the scripts it waits for, and the modules that then run. */
  runtime: { chunks: number; modules: unknown[] }
  /** Whether a script answers the query of this page before the framework comes. */
  hasAnswer?: boolean
}

/**
 * Names of Turbopack's runtime on `window`. A browser makes each id of a page such a name as well, so an element with
 * the id “TURBOPACK_ASSET_SUFFIX” would change the address of every script; a property of the window's own hides it.
 * e2e/pages/next-contract.spec.ts compares the names with the runtime's code.
 */
export const RUNTIME_GLOBALS = [
  'TURBOPACK_ASSET_SUFFIX',
  'TURBOPACK_CHUNK_BASE_PATH',
  'TURBOPACK_NEXT_CHUNK_URLS',
] as const
