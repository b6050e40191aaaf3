/** Records of pages that no version of the docs has to itself: releases and plain pages. */
export const ANY_VERSION = 'default'
/** Value by which the hosted index distinguishes the versions of the docs. */
export const docsTag = (version: string): string => `docs-${version}`
