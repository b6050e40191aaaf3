import fs from 'node:fs'
import path from 'node:path'
import { buildSync } from 'esbuild'
import type { Browser, Page } from 'playwright'
import { openBrowser } from '../browser'
import { kitDir } from './sources/sources'

export const PICTURE = { width: 1280, height: 720, view: 672 }

/** The same glyphs on every machine and at every position: no subpixels, no hinting. */
const LETTERS = ['--disable-lcd-text', '--font-render-hinting=none', '--force-color-profile=srgb']

/** A Chromium in which screens are drawn. */
export class Studio {
  private constructor(private readonly browser: Browser) {}

  static async open(): Promise<Studio> {
    return new Studio(await openBrowser(LETTERS))
  }

  close(): Promise<void> {
    return this.browser.close()
  }

  /** A page with the kit of the content and the stage around it, for one language. */
  async page(contentDir: string, language: string): Promise<Page> {
    const { width, height } = PICTURE
    const page = await this.browser.newPage({ viewport: { width, height }, deviceScaleFactor: 1, offline: true })
    page.setDefaultTimeout(20_000)
    const body = '<div id="view"><div id="camera"></div></div><div id="strip"></div>'
    const html = `<!doctype html><html lang="${language}"><head></head><body>${body}</body></html>`
    await page.setContent(html)
    await page.addStyleTag({ path: path.join(kitDir(contentDir), 'kit.css') })
    await page.addStyleTag({ path: 'tools/pictures/stage/stage.css' })
    await page.addScriptTag({ content: fs.readFileSync(path.join(kitDir(contentDir), 'kit.js'), 'utf8') })
    await page.addScriptTag({ content: bundle() })
    return page
  }
}

const bundle = (): string =>
  buildSync({
    entryPoints: ['tools/pictures/stage/index.ts'],
    bundle: true,
    format: 'iife',
    target: 'es2022',
    write: false,
  }).outputFiles[0]?.text ?? ''

/** Works in a studio and closes it. */
export async function inStudio<T>(work: (studio: Studio) => Promise<T>): Promise<T> {
  const studio = await Studio.open()
  try {
    return await work(studio)
  } finally {
    await studio.close()
  }
}
