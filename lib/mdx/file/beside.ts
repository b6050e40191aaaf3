import fs from 'node:fs'
import path from 'node:path'
import { svgIssue } from '../../content/drawings/svg'
import type { Issue } from '../../core/problem'
import { decodePath } from '../../core/routes'
import { statOf } from '../../core/stat'
import { planImage } from './media'

/** Files a browser would run under the site's own address: any kind of XML may hold a script, a packed SVG (.svgz) too. */
const RUNNABLE = /\.(?:x?html?|xht|shtml|mht(?:ml)?|xml|xslt?|xsd|rdf|rss|atom|mml|svgz|m?js|wasm|php)$/i
/** Files that make the site: published only where an author put them as samples. */
const SOURCE = /\.(?:mdx?|ya?ml)$/i
const IMAGE = /\.(?:png|jpe?g|webp|avif|gif|svg)$/i

/** A name as it was typed, decoded, and in the two ways systems write accented letters. */
export function spellings(src: string): string[] {
  const plain = src.replace(/[?#].*$/s, '')
  return [
    ...new Set([decodePath(plain), plain, src].flatMap((name) => [name, name.normalize('NFC'), name.normalize('NFD')])),
  ]
}

/** The file a page names, whatever it is: a path counted from the page. */
function find(contentDir: string, page: string, src: string): string | undefined {
  const folder = path.dirname(path.join(contentDir, page))
  return spellings(src)
    .filter((name) => !name.includes('\0') && name.length < 1000)
    .map((name) => path.resolve(folder, name))
    .find((file) => statOf(file) !== undefined)
}

/** Why a file may not be published; undefined when it may. */
function issueOf(contentDir: string, file: string, src: string): Issue | undefined {
  const home = fs.realpathSync(contentDir)
  const inside = path.relative(home, fs.realpathSync(file))
  const [top = ''] = inside.split(path.sep)
  if (inside === '' || top === '..' || path.isAbsolute(inside))
    return {
      message: `“${src}” lies outside the content folder, so it is not published`,
      fix: 'copy the file beside the page, for example into ./media/.',
    }
  if (!statOf(file)?.isFile()) return { message: `“${src}” is a folder`, fix: 'name a file in it.' }
  const isSample = inside.split(path.sep).includes('media')
  if (!inside.includes(path.sep) || (SOURCE.test(inside) && !isSample) || path.basename(inside).startsWith('.'))
    return {
      message: `“${src}” is a file the site is made of, so it is not published`,
      fix: 'put what readers may download into ./media/.',
    }
  if (RUNNABLE.test(inside))
    return {
      message: `“${src}” would run in the reader’s browser`,
      fix: 'publish it packed (.zip), or show it as code.',
    }
  return /\.svg$/i.test(inside) ? pictureIssue(file, src) : undefined
}

/** An SVG opened by its own address is a page: it must not hold what a page must not. */
function pictureIssue(file: string, src: string): Issue | undefined {
  const data = fs.readFileSync(file)
  const blank = blankIssue(data, src)
  const issue = blank ? undefined : svgIssue(data, 'picture')
  if (!issue) return blank
  return {
    message: `the picture ${src} ${issue.what} (line ${issue.line} of it)`,
    fix: SVG_REMEDIES.find(([said]) => said.test(issue.what))?.[1] ?? PLAIN_SVG,
  }
}

const PLAIN_SVG = 'export it again as a plain SVG: no scripts, links, animations, and nothing of other files or hosts.'
/** By what is wrong with a picture: what its program, or its author, has to do. */
const SVG_REMEDIES: [said: RegExp, fix: string][] = [
  [
    /^holds (?:content=|<foreignObject>)/,
    'of draw.io export without a copy of the diagram and with labels as SVG; of another program, without HTML inside.',
  ],
  [/^holds (?:inkscape|sodipodi):/, 'in Inkscape save it as “Plain SVG”.'],
  [/UTF-8$/, 'save it in UTF-8.'],
]

/** A file that is there, and no picture in it. */
function blankIssue(data: Buffer, src: string): Issue | undefined {
  if (data.length === 0) return { message: `the picture ${src} is empty (0 bytes)`, fix: 'export it again.' }
  return data.subarray(0, 40).toString('latin1').startsWith('version https://git-lfs')
    ? { message: `the picture ${src} is a pointer of Git LFS, not the picture`, fix: 'run git lfs pull.' }
    : undefined
}

/**
 * The file a page names, when it may be published: it lies in the content folder itself, not behind a symbolic link
 * that leads out of it, and is none of the files the site is made of.
 */
export function fileBeside(contentDir: string, page: string, src: string): string | undefined {
  const file = find(contentDir, page, src)
  return file !== undefined && issueOf(contentDir, file, src) === undefined ? file : undefined
}

/** Why a file that a page names cannot be published; undefined when it can, and when there is none. */
export async function besideIssue(
  contentDir: string,
  page: string,
  src: string,
  images?: { widths: number[]; quality: number },
): Promise<Issue | undefined> {
  const file = find(contentDir, page, src)
  if (file === undefined) return undefined
  if (images === undefined && statOf(file)?.isDirectory()) return undefined // a link to a folder means its page
  const issue = issueOf(contentDir, file, src)
  if (issue !== undefined || images === undefined) return issue
  return imageIssue(file, src, images)
}

/** Why a picture cannot be shown: it is built here, because half a file is noticed only when it is read to its end. */
async function imageIssue(
  file: string,
  src: string,
  images: { widths: number[]; quality: number },
): Promise<Issue | undefined> {
  if (!IMAGE.test(file))
    return {
      message: `${src} is no picture a browser shows`,
      fix: 'use .png, .jpg, .webp, .avif, .gif or .svg.',
    }
  const blank = blankIssue(fs.readFileSync(file), src)
  if (blank) return blank
  try {
    const { width, height } = await planImage(file, images, () => {})
    if (width > 0 && height > 0) return undefined
  } catch (error) {
    if (process.env.DEBUG) console.error(error)
    if (!/\.svg$/i.test(file)) return unreadable(src, error instanceof Error ? error.message : String(error), images)
  }
  return { message: `the picture ${src} has no size`, fix: 'give <svg> a width and a height, or a viewBox.' }
}

/** What sharp says of a picture, for the one who can fix it. */
function unreadable(src: string, said: string, { widths }: { widths: number[] }): Issue {
  if (/pixel limit|pixels high/.test(said))
    return {
      message: `the picture ${src} is too large: ${/pixel limit/.test(said) ? 'it has more than 268 million pixels' : said}`,
      fix: `make it smaller: ${Math.max(...widths)} pixels wide are shown; cut a long one in parts.`,
    }
  if (/unsupported image format/.test(said))
    return {
      message: `the picture ${src} is of another kind than its name says, and of none that is known`,
      fix: 'export it as .png, .jpg or .webp.',
    }
  return { message: `the picture ${src} is damaged (${said.split('\n').at(-1)?.trim()})`, fix: 'export it again.' }
}
