import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { loadEnv, main } from '../system/env'
import { listFiles } from '../system/files'

/** Remarks of the checker that do not apply here, as regular expressions of Java. */
const IGNORED = [
  'Trailing slash on void elements.*', // React writes `<br/>`, and a parser of HTML passes over the slash
  // The checker’s list of directives is older than Trusted Types. All other messages about a policy are reported.
  '(?:(?!Unrecognised)[\\s\\S])*Unrecognised directive-name: "require-trusted-types-for"[.] Unrecognised directive-name: "trusted-types"[.]\\s*',
  'Attribute “transform” not allowed on element “svg” at this point[.]', // SVG 2 allows it on an inner one
  'This document appears to be written in English.*', // a page of the reference is mostly names of components
]

interface Message {
  type: 'error' | 'info' | 'non-document-error'
  subType?: 'warning'
  message: string
  url?: string
  lastLine?: number
  lastColumn?: number
  extract?: string
}

/** Why the Nu HTML checker cannot run on this machine; undefined when it can. */
export function missingForHtmlCheck(): string | undefined {
  if (findChecker() === undefined) return 'the package vnu-jar is not installed: run `npm ci`'
  if (spawnSync('java', ['-version']).status !== 0) return 'there is no Java: install a runtime of version 11 or later'
  return undefined
}

/**
 * Errors and warnings of the Nu HTML checker, one line each.
 * @param places HTML files, or folders of them
 * @throws Error when the checker itself fails
 */
export function checkHtml(places: string[]): string[] {
  const { stdout, stderr } = spawnSync(
    'java',
    [
      ...['-Xss4m', '-jar', findChecker() ?? ''],
      ...['--skip-non-html', '--format', 'json', '--stdout', '--exit-zero-always'],
      ...['--filterpattern', IGNORED.join('|'), ...places],
    ],
    { encoding: 'utf8', maxBuffer: 1024 ** 3 },
  )
  if (!stdout.startsWith('{')) throw new Error(`the HTML checker failed:\n${stderr || stdout}`)
  const { messages } = JSON.parse(stdout) as { messages: Message[] }
  return messages.map(
    ({ type, subType, message, url = '', lastLine = 0, lastColumn = 0, extract = '' }) =>
      `${path.relative('.', decodeURI(url.replace(/^file:/, '')))}:${lastLine}:${lastColumn} ${subType ?? type}: ${message} ${extract.replace(/\s+/g, ' ')}`,
  )
}

function findChecker(): string | undefined {
  try {
    return createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar')
  } catch {
    return undefined
  }
}

if (process.argv[1]?.endsWith('check/html.ts')) {
  await main(() => {
    loadEnv()
    const folder = process.env.OUT_DIR ?? 'out'
    const missing = fs.existsSync(folder) ? missingForHtmlCheck() : `there is no ${folder} folder yet: build the site`
    if (missing !== undefined) throw new Error(`the HTML was not checked: ${missing}`)
    const pages = listFiles(folder).filter((file) => file.endsWith('.html'))
    if (pages.length === 0) throw new Error(`the HTML was not checked: ${folder} has no pages`)
    const found = checkHtml([folder])
    if (found.length > 0) throw new Error(`the HTML of ${folder} has ${found.length} issues:\n${found.join('\n')}`)
    console.log(`The HTML of ${pages.length} pages in ${folder} is valid.`)
  })
}
