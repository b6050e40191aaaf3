import { execFileSync } from 'node:child_process'
import type http from 'node:http'
import { serve } from '../../scripts/host/serve'
import { SITES } from './sites'

/** Sites to build, by name; all by default. */
const WANTED = process.env.E2E_SITES?.split(' ')

/**
 * Builds the sites one after the other (two cores) and serves them while the tests run. They share the compiled code,
 * except for the one with a base path, which Next compiles in. `E2E_BUILT=1` takes what the last run built.
 */
export default async function setUp(): Promise<() => Promise<void>> {
  const servers: http.Server[] = []
  for (const [name, { content, out, port, ...site }] of Object.entries(SITES)) {
    if (WANTED && !WANTED.includes(name)) continue
    const env = {
      ...process.env,
      ...('env' in site ? site.env : {}),
      CONTENT_DIR: content,
      OUT_DIR: out,
      BASE_PATH: undefined,
      LOCALES: undefined,
      WORK_DIR: undefined,
    }
    if (process.env.E2E_BUILT !== '1') execFileSync('npm', ['run', '--silent', 'build'], { env, stdio: 'inherit' })
    servers.push(await serve(out, port, name === 'based' ? '/base' : ''))
  }
  return async () => {
    for (const server of servers) server.close()
  }
}
