import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { unzipSync } from 'fflate'
import { writeAll } from '../../scripts/system/files'
import { test as base, expect } from '../support/reader'
import { SITES } from '../support/sites'

/** A folder whose name means something else in an address. */
const FOLDER = 'Папка #1 100%'

/** Makes the box of a built site and unpacks it. @returns its folder */
export function unpack(site: 'main' | 'fixture' | 'based', ...options: string[]): string {
  const { content, out } = SITES[site]
  const env = { ...process.env, CONTENT_DIR: content, OUT_DIR: out, BASE_PATH: undefined, LOCALES: undefined }
  const archive = path.resolve('.cache/e2e/box', `${site}-${process.pid}.zip`)
  execFileSync('npm', ['run', '--silent', 'box', '--', '--to', archive, ...options], { env, stdio: 'inherit' })
  const target = path.resolve('.cache/e2e/box', `${site}-${process.pid}`, FOLDER)
  process.on('exit', () => fs.rmSync(path.dirname(target), { recursive: true, force: true }))
  const files = Object.entries(unzipSync(fs.readFileSync(archive)))
  fs.rmSync(archive)
  writeAll(new Map(files), target)
  return path.join(target, files[0]?.[0].split('/')[0] ?? '')
}

/** Address of a file of an unpacked box. */
export const fileUrl = (folder: string, file: string): string => pathToFileURL(path.join(folder, file)).href

/** A test without a network, which fails when a page asks for anything outside the folder of its box. */
export const test = base.extend<{ inside: undefined }>({
  inside: [
    async ({ context }, use) => {
      const outside: string[] = []
      const folder = pathToFileURL(path.resolve('.cache/e2e/box')).href
      context.on('request', (request) => {
        if (!request.url().startsWith(folder) && !/^(data|blob):/.test(request.url())) outside.push(request.url())
      })
      await context.setOffline(true)
      await use(undefined)
      expect(outside, 'requests outside the folder').toEqual([])
    },
    { auto: true },
  ],
})
