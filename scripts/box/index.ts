import fs from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { loadEnv, main, seconds } from '../system/env'
import { checksums, zip } from './archive'
import { boxFiles } from './files'
import { printSizes } from './sizes'

/** Makes one archive of a published folder (OUT_DIR) that opens without a server: `npm run box`. */
await main(() => {
  loadEnv()
  const began = performance.now()
  const { values } = parseArgs({
    options: {
      only: { type: 'string' },
      locale: { type: 'string' },
      'no-video': { type: 'boolean' },
      version: { type: 'string' },
    },
  })
  const { only, locale, version } = values
  const out = path.resolve(process.env.OUT_DIR ?? 'out')
  const box = boxFiles(out, { only: only?.split(','), locale, noVideo: values['no-video'], version })
  box.files.set('SHA256SUMS', Buffer.from(checksums(box.files)))
  const target = `${out}.box.zip`
  const archive = zip(box.files, box.name, box.day)
  fs.writeFileSync(target, archive)
  printSizes(box, archive.length)
  console.log(`${path.relative('.', target)} in ${seconds(began)}`)
})
