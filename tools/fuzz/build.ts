import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { listFiles } from '../../scripts/system/files'
import { type CaseResult, makeCase } from './cases'
import { badReport } from './judge'
import { copySite } from './sites'

const LONGEST_MS = 600_000
const PUBLISHED = 'as it was published before'

/** Builds a case like `npm run build`. When the build fails, the published folder must not change. */
export async function buildCase(seed: string, { number, site }: CaseResult, root: string): Promise<CaseResult> {
  const [content, out] = [path.join(root, 'content'), path.join(root, 'out')]
  fs.rmSync(out, { recursive: true, force: true })
  fs.mkdirSync(path.join(out, 'docs'), { recursive: true })
  for (const file of ['index.html', 'docs/index.html']) fs.writeFileSync(path.join(out, file), PUBLISHED)
  copySite(site, content)
  const changes = makeCase(seed, number, content)
  const began = performance.now()
  const { stdout, stderr, status, signal } = spawnSync('node_modules/.bin/tsx', ['scripts/build/index.ts'], {
    encoding: 'utf8',
    timeout: LONGEST_MS,
    env: {
      ...process.env,
      BASE_PATH: undefined,
      LOCALES: undefined,
      CONTENT_DIR: content,
      WORK_DIR: path.join(root, 'work'),
      OUT_DIR: out,
    },
  })
  const why = signal ? `no end in ${LONGEST_MS / 1000} s` : faultOf(status === 0, stdout + stderr, out)
  if (why)
    fs.cpSync(content, path.join(root, '../findings', `${number}-built`), { recursive: true, verbatimSymlinks: true })
  return {
    number,
    site,
    changes,
    ms: Math.round(performance.now() - began),
    isError: status !== 0,
    outcome: why ? 'finding' : status === 0 ? 'passed' : 'told',
    ...(why ? { why: `built: ${why}\n${(stdout + stderr).slice(-3000)}` } : {}),
  }
}

function faultOf(isBuilt: boolean, said: string, out: string): string | undefined {
  const files = listFiles(out).sort()
  const isOld = (file: string) => fs.readFileSync(path.join(out, file), 'utf8') === PUBLISHED
  if (isBuilt) return files.includes('index.html') && !isOld('index.html') ? undefined : 'nothing was published'
  if (files.join() !== 'docs/index.html,index.html' || !files.every(isOld)) return 'the published folder has changed'
  return badReport(said)
}
