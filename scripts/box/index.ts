import fs from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { parsePath } from '../../lib/core/routes'
import { getSite } from '../../lib/site'
import { boxFile, boxLabel, boxUrl } from '../../lib/site/box'
import { loadEnv, main, seconds } from '../system/env'
import { listFiles } from '../system/files'
import { checksums, zip } from './archive'
import { boxFiles } from './files'
import { offerBox } from './link'
import { printSizes } from './sizes'

const OPTIONS = {
  only: { type: 'string' },
  locale: { type: 'string' },
  'no-video': { type: 'boolean' },
  version: { type: 'string' },
  to: { type: 'string' },
} as const

/** Makes one archive of a published folder (OUT_DIR) that opens without a server: `npm run box`. */
await main(() => {
  loadEnv()
  const began = performance.now()
  const { only, locale, version, to, 'no-video': noVideo } = parseArgs({ options: OPTIONS }).values
  const out = path.resolve(process.env.OUT_DIR ?? 'out')
  const box = boxFiles(out, { only: only?.split(','), locale, noVideo, version })
  box.files.set('SHA256SUMS', Buffer.from(checksums(box.files)))
  const archive = zip(box.files, box.name, box.day)
  const isOffered = getSite().box && !only && !locale && !to
  const target = to ?? (isOffered ? path.join(out, boxFile()) : `${out}.box.zip`)
  fs.mkdirSync(path.dirname(target), { recursive: true })
  fs.writeFileSync(target, archive)
  if (isOffered) offer(out, archive.length)
  printSizes(box, archive.length)
  console.log(`${path.relative('.', target)} in ${seconds(began)}`)
})

/** Writes the link to the archive, with its size, into the pages of the published folder that have a place for it. */
function offer(out: string, bytes: number): void {
  for (const file of listFiles(out).filter((name) => name.endsWith('.html'))) {
    const page = path.join(out, file)
    const html = fs.readFileSync(page, 'utf8')
    const offered = offerBox(html, { address: boxUrl(), label: boxLabel(parsePath(`/${file}`).locale, bytes) })
    if (offered === html) continue
    fs.rmSync(page) // it may be a hard link to what the next build begins with
    fs.writeFileSync(page, offered)
  }
}
