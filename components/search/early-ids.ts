/** Ids of what the script of a shared address fills. */
export const EARLY = { pattern: 'early-pattern', shown: 'early-results' }
