import { spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { collect } from './content/collect'
import { findHeadlessShell } from './system/chromium'
import { inPath, installPackages } from './system/debian'
import { loadEnv, main } from './system/env'
import { listFiles } from './system/files'
import { findFirefox } from './system/firefox'

/** Folders that hold tests, mostly beside the code. */
const CODE = ['app', 'components', 'lib', 'scripts', 'tools']
/** Programs the tests of `deploy` run, and Debian's packages of them. */
const DEPLOYS = [
  { program: 'nginx', name: 'nginx-light' },
  { program: 'rsync', name: 'rsync' },
  { program: 'openssl', name: 'openssl' },
]
/** The test looks whether nginx has it. */
const BROTLI = 'libnginx-mod-http-brotli-static'
/** Suites that run at once: each leaves a core idle, and none builds in the folders of another. */
const AT_ONCE = [['types', 'lint', 'content'], ['unit', 'deploy'], ['e2e'], ['smoke']]
/** A line on a test, as both runners print it: `✔ its name (12.3ms)`. */
const TIMED = /^ *[✔✖✓✘] +(?:\d+ )?(.+) \(([\d.]+)(ms|s|m)\)$/gm
const SECONDS = new Map([
  ['ms', 0.001],
  ['s', 1],
  ['m', 60],
])

const { values: options, positionals: requested } = parseArgs({
  allowPositionals: true,
  options: { nightly: { type: 'boolean' } },
})
/** Adds what is too slow for every run: files named `.nightly.test.ts`, browser tests tagged `@nightly`, every page. */
const isNightly = options.nightly === true
/** All suites, unless some are named. */
const isRequested = (title: string): boolean => (requested.length === 0 ? title !== 'smoke' : requested.includes(title))

interface Ran {
  output: string
  code: number
}
interface Result {
  passed: number
  failed: number
  output?: string
}

function execute(command: string, args: string[]): Promise<Ran> {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk
      process.stdout.write(chunk)
    })
  }
  return new Promise((resolve) => child.on('close', (code) => resolve({ output, code: code ?? 1 })))
}

const asOne = ({ code }: { code: number }): Result => (code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })

/** Counts a runner's own summary; a runner that failed without a failed test counts as one. */
function counts({ output, code }: Ran, passed: RegExp, failed: RegExp): Result {
  const number = (pattern: RegExp) => Number(pattern.exec(output)?.[1] ?? 0)
  return { passed: number(passed), failed: Math.max(number(failed), code === 0 ? 0 : 1), output }
}

/** The test files in these folders. */
const testFiles = (folders: string[]): string[] =>
  folders.flatMap((folder) =>
    listFiles(folder)
      .filter((file) => file.endsWith('.test.ts') && (isNightly || !file.endsWith('.nightly.test.ts')))
      .map((file) => path.join(folder, file)),
  )

const NODE = ['--import', 'tsx', '--test-reporter', 'spec']

/** Runs tests with Node's own runner: each file in its own process, so many at a time, or all in one. */
async function nodeTests(files: string[], atOnce: number | 'together'): Promise<Result> {
  const runner = atOnce === 'together' ? ['scripts/test-together.ts'] : ['--test', '--test-concurrency', `${atOnce}`]
  return counts(await execute(process.execPath, [...NODE, ...runner, ...files]), /^ℹ pass (\d+)$/m, /^ℹ fail (\d+)$/m)
}

/** A test that changes what all code of its process shares needs its own process. */
const CHANGES_PROCESS = /process\.(env|chdir)|mock\.|globalThis/

/** Unit tests; by night each file has its own process, so that none leans on another. */
async function unitTests(): Promise<Result> {
  const files = testFiles(CODE)
  const isApart = (file: string) => isNightly || CHANGES_PROCESS.test(fs.readFileSync(file, 'utf8'))
  const together = files.filter((file) => !isApart(file))
  const results = await Promise.all([
    nodeTests(files.filter(isApart), isNightly ? 1 : 2), // by night several of them build, and builds share `.next`
    ...(together.length > 0 ? [nodeTests(together, 'together')] : []),
  ])
  const sum = (key: 'passed' | 'failed') => results.reduce((total, result) => total + result[key], 0)
  return { passed: sum('passed'), failed: sum('failed'), output: results.map(({ output }) => output).join('\n') }
}

const bin = (name: string): string => path.resolve('node_modules/.bin', name)
const SUITES: Record<string, () => Promise<Result>> = {
  types: async () => {
    await execute(bin('next'), ['typegen'])
    return asOne(await execute(bin('tsc'), ['--noEmit']))
  },
  lint: async () => {
    const results = [await execute(bin('biome'), ['check', '.']), await execute(bin('knip'), [])]
    return asOne({ code: Math.max(...results.map(({ code }) => code)) })
  },
  content: async () => asOne(await execute(process.execPath, ['--import', 'tsx', 'scripts/check/content.ts'])),
  unit: unitTests,
  deploy: () => {
    if (DEPLOYS.some(({ program }) => !inPath(program))) installPackages(...DEPLOYS.map(({ name }) => name), BROTLI)
    return nodeTests(testFiles(['deploy']), 1) // they mostly wait
  },
  e2e: () => browserTests(),
  smoke: () => browserTests(SMOKE),
}

const SMOKE = '/smoke/'
/** All browser tests; those of `smoke` say in short what the others say, so by day they are left out. */
const EVERY = isNightly ? '' : `^(?!.*${SMOKE})`

/** Runs the browser tests whose path fits `only`, a regular expression. */
async function browserTests(only = EVERY): Promise<Result> {
  process.env.CHROMIUM_PATH = findHeadlessShell()
  if (only === SMOKE) process.env.E2E_SITES = 'fixture blog'
  else process.env.FIREFOX_PATH = findFirefox()
  const ran = await execute(bin('playwright'), ['test', '--config', 'e2e/playwright.config.ts', only])
  if (ran.code !== 0) console.log(['', 'What the pages of the failed tests showed:', '', ...failedPages()].join('\n'))
  return counts(ran, /^ +(\d+) passed/m, /^ +(\d+) failed/m)
}

/** Tells which programs outside npm the tests use, before anything is installed or run. */
function reportNeeds(titles: string[]): void {
  const needed = [
    ...(titles.some((title) => ['e2e', 'smoke'].includes(title)) ? ['a Chromium'] : []),
    ...(titles.includes('e2e') ? ['a Firefox'] : []),
    ...(titles.includes('deploy') ? DEPLOYS.map(({ program }) => program) : []),
  ]
  if (needed.length === 0) return
  console.log(
    `These tests use ${new Intl.ListFormat('en').format(needed)}. What is missing is installed when you are root on Debian; ` +
      'elsewhere install it, or name a browser with CHROMIUM_PATH or FIREFOX_PATH.\n',
  )
}

/** What the pages of failed browser tests showed, so that a failure on another machine tells its cause. */
const failedPages = (): string[] =>
  listFiles('test-results')
    .filter((file) => file.endsWith('error-context.md'))
    .map((file) => fs.readFileSync(path.join('test-results', file), 'utf8'))
    .flatMap((text) => [...(text.match(/^- Name: .*$/m) ?? []), ...(text.match(/^```yaml\n[\s\S]*?^```$/gm) ?? []), ''])

/** So many tests that took the longest, a line each. */
function slowest(output: string, count: number): string[] {
  const seconds = ([, , figure, unit = '']: RegExpExecArray) => Number(figure) * (SECONDS.get(unit) ?? 0)
  return [...output.matchAll(TIMED)]
    .sort((one, other) => seconds(other) - seconds(one))
    .slice(0, count)
    .map((test) => `${seconds(test).toFixed(1).padStart(6)} s  ${test[1]}`)
}

await main(async () => {
  loadEnv()
  if (isNightly) process.env.E2E_ALL = '1'
  const suites = Object.entries(SUITES).filter(([title]) => isRequested(title))
  reportNeeds(suites.map(([title]) => title))
  await collect() // types of the collections
  const all = { passed: 0, failed: 0, output: '', times: [] as string[] }
  const run = async ([title, suite]: [string, () => Promise<Result>]) => {
    const start = Date.now()
    const { passed, failed, output = '' } = await suite()
    console.log(`${title}: ${passed} passed, ${failed} failed`)
    all.passed += passed
    all.failed += failed
    all.output += output
    all.times.push(`${title} ${Math.round((Date.now() - start) / 1000)} s`)
  }
  for (const titles of AT_ONCE) await Promise.all(suites.filter(([title]) => titles.includes(title)).map(run))
  console.log(['', ...slowest(all.output, 20), '', all.times.join(', ')].join('\n'))
  console.log(`${all.passed} passed, ${all.failed} failed`)
  if (all.failed > 0 || all.passed === 0) process.exit(1)
})
