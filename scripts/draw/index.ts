import fs from 'node:fs'
import path from 'node:path'
import { buildSync } from 'esbuild'
import { chromium, type Page } from 'playwright'
import { VFileMessage } from 'vfile-message'
import { drawingFile, drawingsDir } from '../../lib/content/drawings'
import { svgIssue } from '../../lib/content/drawings/svg'
import { drawingIssue, tidy } from '../../lib/content/drawings/tidy'
import { splitFrontMatter } from '../../lib/content/front-matter'
import { contentDir } from '../../lib/core/folders'
import { ContentError, formatProblem, isError, type Problem } from '../../lib/core/problem'
import { type Diagram, findDiagrams } from '../../lib/mdx/plugins/diagrams'
import { CHROMIUM_ARGS, findChromium } from '../system/chromium'
import { loadEnv, main } from '../system/env'
import { listFiles } from '../system/files'

/** A diagram of the content and its place there. */
export interface Placed extends Diagram {
  /** Relative to the content folder. */
  file: string
}

interface Drawn {
  /** Files of the drawings that the content needs. */
  wanted: Set<string>
  /** How many were drawn now. */
  drawn: number
  problems: Problem[]
}

/** Draws the diagrams of the content folder that have no sound drawing yet, or all of them. */
export async function drawMissing(dir: string, all = false): Promise<Drawn> {
  const problems: Problem[] = []
  const diagrams = listDiagrams(dir, problems)
  const wanted = new Map(diagrams.map((diagram) => [drawingFile(dir, diagram.source), diagram]))
  const missing = [...wanted].filter(([file]) => all || !isSound(file))
  fs.mkdirSync(drawingsDir(dir), { recursive: true })
  if (missing.length > 0) {
    await inChromium(async (page) => {
      for (const [file, diagram] of missing) {
        const svg = await drawOne(page, diagram, problems)
        if (svg !== undefined) fs.writeFileSync(file, svg)
      }
    })
  }
  return { wanted: new Set(wanted.keys()), drawn: missing.length, problems }
}

/** Draws what is missing, all of them with `--all`, and removes drawings without a source. */
async function drawContent(dir: string, all: boolean): Promise<void> {
  const { wanted, drawn, problems } = await drawMissing(dir, all)
  const errors = problems.filter(isError)
  // The drawings of a page that cannot be parsed are unknown.
  const unused = errors.length > 0 ? [] : listKept(dir).filter((file) => !wanted.has(file))
  for (const file of unused) fs.rmSync(file)
  for (const problem of problems) if (problem.severity === 'warning') console.warn(`${formatProblem(problem)}\n`)
  const size = listKept(dir).reduce((sum, file) => sum + fs.statSync(file).size, 0)
  if (errors.length > 0) throw new ContentError(errors)
  console.log(
    `Drew ${drawn} diagrams, kept ${wanted.size - drawn}, removed ${unused.length}: ${(size / 1024).toFixed(0)} KB in ${path.relative('.', drawingsDir(dir))}`,
  )
}

/** A drawing that was altered by hand into what a page refuses is drawn anew. */
function isSound(file: string): boolean {
  const stat = fs.statSync(file, { throwIfNoEntry: false })
  return stat !== undefined && !(stat.isFile() && svgIssue(fs.readFileSync(file), 'drawing'))
}

const listKept = (dir: string): string[] =>
  fs.readdirSync(drawingsDir(dir)).map((name) => path.join(drawingsDir(dir), name))

/** Every diagram of the content folder, in the order of its files. Pages that are no MDX become problems. */
export function listDiagrams(dir: string, problems: Problem[]): Placed[] {
  const pages = listFiles(dir).filter((file) => file.endsWith('.mdx'))
  return pages.sort().flatMap((file): Placed[] => {
    const { body, firstLine } = splitFrontMatter(fs.readFileSync(path.join(dir, file), 'utf8'))
    try {
      return findDiagrams(body).map(({ source, line }) => ({ file, source, line: line + firstLine - 1 }))
    } catch (error) {
      if (!(error instanceof VFileMessage)) throw error
      const line = error.line === undefined ? {} : { line: error.line + firstLine - 1 }
      problems.push({ severity: 'error', file, ...line, message: error.reason, fix: 'fix the page, then draw.' })
      return []
    }
  })
}

async function drawOne(page: Page, { file, line, source }: Placed, problems: Problem[]): Promise<string | undefined> {
  const { svg, dropped, error } = await page.evaluate((text) => window.drawSource(text), source)
  if (error !== undefined) {
    const [, inside] = /on line (\d+)/.exec(error) ?? []
    problems.push({
      severity: 'error',
      file,
      line: line + Number(inside ?? 0),
      message: `the diagram cannot be drawn: ${error.split('\n')[0]}`,
      fix: 'see https://mermaid.js.org for what Mermaid understands.',
    })
    return undefined
  }
  if (dropped.length > 0)
    problems.push({
      severity: 'warning',
      file,
      line,
      message: `the drawing does not hold ${dropped.join(', ')}`,
      fix: 'take it out: a drawing has the colours of the site, in both themes, and no links.',
    })
  return accept(svg, { file, line }, problems)
}

/** A drawing that the build would refuse is not written. */
function accept(svg: string, at: { file: string; line: number }, problems: Problem[]): string | undefined {
  const drawing = tidy(svg)
  const issue = drawingIssue(drawing)
  if (!issue) return drawing
  problems.push({ severity: 'error', ...at, ...issue })
  return undefined
}

declare global {
  interface Window {
    drawSource(source: string): Promise<{ svg: string; dropped: string[]; error?: string }>
  }
}

/** Mermaid takes the width of each text from the browser. A page of Chromium with Mermaid, the site's fonts and our code around it. */
async function inChromium(draw: (page: Page) => Promise<void>): Promise<void> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS })
  try {
    const page = await browser.newPage({ offline: true })
    await page.setContent('<!doctype html><body></body>')
    await page.addStyleTag({ path: 'app/styles/tokens.css' })
    await page.addScriptTag({ path: 'node_modules/mermaid/dist/mermaid.min.js' })
    await page.addScriptTag({ content: bundle() })
    await draw(page)
  } finally {
    await browser.close()
  }
}

const bundle = (): string =>
  buildSync({ entryPoints: ['scripts/draw/source.ts'], bundle: true, format: 'iife', target: 'es2022', write: false })
    .outputFiles[0]?.text ?? ''

if (process.argv[1]?.endsWith('draw/index.ts')) {
  await main(async () => {
    loadEnv()
    await drawContent(contentDir(), process.argv.includes('--all'))
  })
}
