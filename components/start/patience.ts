/** How long (ms) a start may take; a connection on which it takes longer is gone. */
export const PATIENCE_MS = 15_000
