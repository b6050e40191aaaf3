import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { expect, LOCALES, settle, texts } from '../support/reader'
import { SITES } from '../support/sites'

export const CONTENT = path.resolve('.cache/e2e/dev-content')
export const PORT = SITES.main.port + 40
export const BASE = '/base'
export const dev = (address: string) => `http://localhost:${PORT}${BASE}${address === '/' ? '' : address}`
/** What React and Next say of themselves on every development server. */
export const TOOLS = /React DevTools|\[HMR\]|\[Fast Refresh\]/

export function source(title: string, body: string, fields = ''): string {
  return `---\ntitle: ${title}\ndescription: ${title}.\n${fields}---\n\n${body}\n`
}

export function write(file: string, text: string): void {
  const target = path.join(CONTENT, file)
  fs.mkdirSync(path.dirname(target), { recursive: true })
  fs.writeFileSync(target, text)
}
export const read = (file: string) => fs.readFileSync(path.join(CONTENT, file), 'utf8')
export function edit(file: string, from: string, to: string): void {
  expect(read(file)).toContain(from)
  write(file, read(file).replace(from, to))
}

/** A content folder of its own, because these tests change it. */
export function makeContent(): void {
  fs.rmSync(CONTENT, { recursive: true, force: true })
  fs.cpSync('e2e/fixtures/dev', CONTENT, { recursive: true })
}

let server: ChildProcess | undefined
let output = ''
/** What the server has printed since it was started. */
export const printed = (): string => output
/** The server that runs. */
export const running = (): ChildProcess | undefined => server
export function spawnServer(env: Record<string, string> = {}): ChildProcess {
  const child = spawn('npm', ['run', '--silent', 'dev'], {
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      CONTENT_DIR: CONTENT,
      PORT: String(PORT),
      BASE_PATH: undefined,
      LOCALES: undefined,
      WORK_DIR: undefined,
      ...env,
    },
  })
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += chunk
    })
  return child
}

export async function startServer(env: Record<string, string> = {}): Promise<void> {
  output = ''
  server = spawnServer(env)
  await expect(async () => expect((await fetch(dev('/docs'))).status).toBe(200)).toPass()
}

export interface Process {
  pid: number
  parent: number
  group: number
  text: string
}

/** What runs on this machine; a zombie only waits for its parent. */
export const processes = (): Process[] =>
  [
    ...execFileSync('ps', ['-A', '-o', 'pid=,ppid=,pgid=,stat=,args='])
      .toString()
      .matchAll(/^ *(\d+) +(\d+) +(\d+) +[^Z ]\S* +(.*)$/gm),
  ].map(([, pid, parent, group, text = '']) => ({
    pid: Number(pid),
    parent: Number(parent),
    group: Number(group),
    text,
  }))

/** The process and all it has started. */
export function familyOf(pid: number, all = processes()): Process[] {
  const children = all.filter(({ parent }) => parent === pid).flatMap((child) => familyOf(child.pid, all))
  return [...all.filter((process) => process.pid === pid), ...children]
}

/** What is left of the family: its groups outlive its members. */
export function left(family: Process[]): string[] {
  const groups = new Set(family.map(({ group }) => group))
  return processes()
    .filter(({ group }) => groups.has(group))
    .map(({ text }) => text)
}

export async function stopServer(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  const { pid } = server ?? {}
  server = undefined
  const family = pid === undefined ? [] : familyOf(pid)
  if (pid === undefined || family.length === 0) return
  process.kill(-pid, signal)
  await expect(async () => expect(left(family)).toEqual([])).toPass()
}

export function listen(page: Page): string[] {
  const said: string[] = []
  page.on('console', (message) => TOOLS.test(message.text()) || said.push(message.text()))
  page.on('pageerror', (error) => said.push(error.message))
  return said
}

/** Opens a page and waits until it hears of changes. */
export async function openLive(page: Page, address: string): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const first = new Promise((resolve) => session.once('Network.eventSourceMessageReceived', resolve))
  await page.goto(dev(address))
  await first // it brings what changed before
  await settle(page)
}

/** What is wrong in the content, in either language of the interface. */
export const panel = (page: Page): Locator =>
  page.getByRole('alert', { name: new RegExp(LOCALES.map((locale) => texts(locale).dev.title).join('|')) })
