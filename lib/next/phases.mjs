import { availableParallelism } from 'node:os'

/**
 * How a build is cut in two, so that the code compiles beside the content and is not compiled again when only the
 * content has changed. JavaScript, because next.config.mjs reads it too. It leans on this:
 * - `--experimental-build-mode compile` ends with the line of `COMPILED`, when `.next` is written. What Next does after it
 *   (an export without any content) only takes time, so the build ends it there;
 * - `--experimental-build-mode generate` renders the pages of that `.next`, which runs none of the compiler;
 * - `output: 'export'` is compiled into the router: it then asks for `.txt` files instead of `?_rsc=`. Rendering with it
 *   would export into a folder of Next's making, so it is set in the first phase only (lib/next/rendered.ts publishes);
 * - with `output: 'export'`, `distDir` is where the export goes, and the compiled code lies in `.next` nevertheless.
 */
const COMPILED = 'Build ran with "compile" mode'
export const DIST = '.next'

/** Arguments and environment of `next` for each phase; `until` is what a phase says when it has done what is wanted. */
export const compilePhase = {
  args: ['build', '--experimental-build-mode', 'compile'],
  env: { CONTENT_PENDING: '1' },
  until: COMPILED,
}
export const generatePhase = { args: ['build', '--experimental-build-mode', 'generate'], env: { PUBLISHING: '1' } }

/** Part of Next's configuration that differs between the phases. */
export const phaseConfig = () =>
  process.env.PUBLISHING ? {} : /** @type {const} */ ({ output: 'export', distDir: '.cache/export' })

/** Part of `experimental` for the phases of a build. */
export const phaseExperiments = () => ({
  // Writing it takes a third of a compilation, and the build stops Next before it is written.
  turbopackFileSystemCacheForBuild: false,
  // Workers that render; the pages of one need nothing of another's. Next would leave one core of two idle.
  ...(process.env.PUBLISHING ? { cpus: Math.max(2, availableParallelism() - 1) } : {}),
})
