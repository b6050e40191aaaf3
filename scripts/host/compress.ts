import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { loadEnv, main, seconds } from '../system/env'
import { listFiles } from '../system/files'

const TEXT = /\.(?:html|txt|md|css|m?js|json|xml|svg|vtt)$/
/** A smaller file fits one packet either way. */
const MIN_BYTES = 1024
/** 9 is within a tenth of 11 and takes a tenth of its time. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }

/** Lays `.gz` and `.br` beside the texts of a published folder (OUT_DIR), for a server that sends such copies: `npm run compress`. */
await main(async () => {
  loadEnv()
  const began = performance.now()
  const out = path.resolve(process.env.OUT_DIR ?? 'out')
  const files = listFiles(out)
    .map((file) => path.join(out, file))
    .filter((file) => TEXT.test(file) && fs.statSync(file).size >= MIN_BYTES)
  const waiting = files.values() // one list for all workers
  await Promise.all(
    Array.from({ length: os.availableParallelism() }, async () => {
      for (const file of waiting) await compress(file)
    }),
  )
  console.log(`Compressed ${files.length} files in ${seconds(began)}`)
})

async function compress(file: string): Promise<void> {
  const data = fs.readFileSync(file)
  const [zipped, brotli] = await Promise.all([
    promisify(gzip)(data, { level: 9 }),
    promisify(brotliCompress)(data, BROTLI),
  ])
  fs.writeFileSync(`${file}.gz`, zipped)
  fs.writeFileSync(`${file}.br`, brotli)
}
