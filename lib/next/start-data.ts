/** What the start script of a published page needs; kept as JSON, which is no script and needs no permission to run. */
export interface StartData {
  /** Addresses of the bundler's scripts. */
  scripts: string[]
  /** Those of single components: one that does not come fails alone. */
  parts: string[]
  /** What the page says to the bundler's runtime. */
  runtime: unknown
  /** React's payload, in the pieces Next wrote. */
  flight: unknown[]
  /** Whether a script answers the query of this page before the framework comes. */
  hasAnswer?: boolean
}
