import { spawn } from 'node:child_process'
import path from 'node:path'
import { findChromium } from './chromium'
import { collect } from './collect'
import { inPath, installPackages } from './debian'
import { loadEnv, main } from './env'
import { listFiles } from './files'
import { findFirefox } from './firefox'

/** Folders that hold tests beside the code. */
const CODE = ['app', 'components', 'lib', 'scripts', 'tools']
/** Programs the tests of `deploy` run, and Debian's packages of them. */
const DEPLOYS = [
  { program: 'nginx', name: 'nginx-light' },
  { program: 'rsync', name: 'rsync' },
  { program: 'openssl', name: 'openssl' },
]
/** The test looks whether nginx has it. */
const BROTLI = 'libnginx-mod-http-brotli-static'
const FILTERS = process.argv.slice(2)

interface Result {
  passed: number
  failed: number
}

function execute(command: string, args: string[]): Promise<{ output: string; code: number }> {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk
      process.stdout.write(chunk)
    })
  }
  return new Promise((resolve) => child.on('exit', (code) => resolve({ output, code: code ?? 1 })))
}

const asOne = ({ code }: { code: number }): Result => (code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })

/** Counts a runner's own summary; a runner that failed without a failed test counts as one. */
function counts(output: string, code: number, passed: RegExp, failed: RegExp): Result {
  const number = (pattern: RegExp) => Number(pattern.exec(output)?.[1] ?? 0)
  return { passed: number(passed), failed: Math.max(number(failed), code === 0 ? 0 : 1) }
}

/** Runs the tests that stand in these folders, in Node's own runner. */
async function nodeTests(folders: string[]): Promise<Result> {
  const files = folders.flatMap((folder) =>
    listFiles(folder)
      .filter((file) => file.endsWith('.test.ts'))
      .map((file) => path.join(folder, file)),
  )
  const options = ['--import', 'tsx', '--test', '--test-reporter', 'tap']
  const { output, code } = await execute(process.execPath, [...options, ...files])
  return counts(output, code, /^# pass (\d+)$/m, /^# fail (\d+)$/m)
}

await main(async () => {
  loadEnv()
  await collect() // types of the collections
  const bin = (name: string) => path.resolve('node_modules/.bin', name)
  const total: Result = { passed: 0, failed: 0 }
  const add = async (title: string, result: Promise<Result>) => {
    const { passed, failed } = await result
    console.log(`${title}: ${passed} passed, ${failed} failed`)
    total.passed += passed
    total.failed += failed
  }
  const suites: Record<string, () => Promise<Result>> = {
    types: async () => {
      await execute(bin('next'), ['typegen'])
      return asOne(await execute(bin('tsc'), ['--noEmit']))
    },
    lint: async () => {
      const results = [await execute(bin('biome'), ['check', '.']), await execute(bin('knip'), [])]
      return asOne({ code: Math.max(...results.map(({ code }) => code)) })
    },
    content: async () => asOne(await execute(bin('tsx'), ['scripts/check-content.ts'])),
    unit: () => nodeTests(CODE),
    deploy: () => {
      if (DEPLOYS.some(({ program }) => !inPath(program))) installPackages(...DEPLOYS.map(({ name }) => name), BROTLI)
      return nodeTests(['deploy'])
    },
    e2e: async () => {
      process.env.CHROMIUM_PATH = findChromium()
      process.env.FIREFOX_PATH = findFirefox()
      const { output, code } = await execute(bin('playwright'), ['test', '--config', 'e2e/playwright.config.ts'])
      const { passed, failed } = counts(output, code, /^ +(\d+) passed/m, /^ +(\d+) failed/m)
      return { passed: passed + Number(/^ +(\d+) flaky/m.exec(output)?.[1] ?? 0), failed }
    },
  }
  for (const [title, run] of Object.entries(suites))
    if (FILTERS.length === 0 || FILTERS.includes(title)) await add(title, run())
  console.log(`${total.passed} passed, ${total.failed} failed`)
  if (total.failed > 0 || total.passed === 0) process.exit(1)
})
