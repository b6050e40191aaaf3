/**
 * In place of Next's `collect-segment-data` (next.config.mjs): it takes each rendered page apart into the pieces that
 * `<Link>` fetches ahead, a sixth of a build. The site's links fetch a page's payload whole (components/page). Should
 * Next move that module, lib/next/rendered.ts calls the pieces a surplus and stops the build.
 */
export const collectSegmentData = async () => new Map<string, Buffer>()
export const collectPrefetchHints = async () => null
