import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { findHeadlessShell } from '../../scripts/system/chromium'
import { main } from '../../scripts/system/env'

const PICTURES = 'e2e/snapshots/pictures'

/** Takes the pictures anew that no longer show the site, and makes them small. */
await main(async () => {
  const env = { ...process.env, E2E_ALL: '1', CHROMIUM_PATH: findHeadlessShell() }
  const args = [
    'playwright',
    'test',
    '--config',
    'e2e/playwright.config.ts',
    'snapshots/snapshots',
    '--update-snapshots',
  ]
  const began = Date.now()
  if (spawnSync('npx', args, { env, stdio: 'inherit' }).status !== 0) process.exitCode = 1
  const files = fs.readdirSync(PICTURES).map((file) => path.join(PICTURES, file))
  for (const file of files) {
    if (fs.statSync(file).mtimeMs < began) continue
    const small = await sharp(file).png({ palette: true, colours: 64, dither: 0, effort: 10 }).toBuffer()
    fs.writeFileSync(file, small)
  }
  const bytes = files.reduce((sum, file) => sum + fs.statSync(file).size, 0)
  console.log(`${files.length} pictures, ${(bytes / 2 ** 20).toFixed(1)} MB`)
})
