import assert from 'node:assert/strict'
import { test } from 'node:test'
import { gzipSync } from 'node:zlib'
import { buildSync } from 'esbuild'
import { embeddedClient } from '../../../lib/search/embedded/client'
import { files } from '../../../scripts/tests/whole-index'
import { ask, type Query, readFrom, readQueries } from './judge'

/** Bytes of engine and index until something is found, and of a further letter. */
const LIMITS = { firstMedian: 60 * 1024, firstP95: 120 * 1024, furtherMedian: 30 * 1024 }
const FIRST_LETTERS = 3
/** Every fifth query. */
const EVERY = 5

test('the first result and each further letter cost little', async () => {
  const engine = engineBytes()
  const typed: Typed[] = []
  for (const query of readQueries().filter((_, index) => index % EVERY === 0)) typed.push(await typeQuery(query))
  const first = typed.map((one) => one.first + engine)
  const further = quantile(
    typed.flatMap((one) => one.further),
    0.5,
  )
  assert.ok(quantile(first, 0.5) <= LIMITS.firstMedian, `median ${quantile(first, 0.5)}`)
  assert.ok(quantile(first, 0.95) <= LIMITS.firstP95, `p95 ${quantile(first, 0.95)}`)
  assert.ok(further <= LIMITS.furtherMedian, `a further letter: median ${further}`)
})

/** Bytes of the index for a question that is typed letter by letter into a page that has nothing loaded. */
interface Typed {
  /** Until something is found, from the third letter on. */
  first: number
  /** Of each further letter. */
  further: number[]
}

async function typeQuery({ q, lang }: Query): Promise<Typed> {
  let bytes = 0
  const client = embeddedClient(async (file) => {
    const content = readFrom(files, file)
    // Pieces are compressed already; the root is not, and hosts send it compressed.
    bytes += file.endsWith('.json') ? gzipSync(content).length : content.length
    return content
  })
  const typed: Typed = { first: 0, further: [] }
  for (let length = 1; length <= q.length; length++) {
    const before = bytes
    const { hits } = await ask(client, { q: q.slice(0, length), lang })
    if (typed.first > 0) typed.further.push(bytes - before)
    else if ((length >= FIRST_LETTERS && hits.length > 0) || length === q.length) typed.first = bytes
  }
  return typed
}

/** Bytes of the engine's code as it is sent: bundled, minified and compressed. */
function engineBytes(): number {
  const { outputFiles } = buildSync({
    stdin: {
      contents: "export * from './lib/search/embedded/client'\nexport * from './lib/search/embedded/index-loader'",
      resolveDir: process.cwd(),
    },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    write: false,
  })
  return gzipSync(outputFiles[0]?.contents ?? '').length
}

/** The quantile of values: a `share` of them is below it. */
const quantile = (values: number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN
