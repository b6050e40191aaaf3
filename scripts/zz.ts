import fs from 'node:fs'
import path from 'node:path'
import { loadEnv } from './system/env'

loadEnv()
const { listFiles } = await import('../lib/twins/lists')
const out = '/tmp/try/lists'
fs.rmSync(out, { recursive: true, force: true })
for (const [f, t] of listFiles()) {
  fs.mkdirSync(path.dirname(path.join(out, f)), { recursive: true })
  fs.writeFileSync(path.join(out, f), t)
}
