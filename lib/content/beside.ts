import fs from 'node:fs'
import path from 'node:path'
import { fromHtml } from 'hast-util-from-html'
import { visit } from '../mdx/visit'
import { decodePath } from '../routes'
import { hrefFault } from '../safe-url'
import { publishImage } from './media'

export interface FileFault {
  message: string
  fix: string
}

/** Files a browser would run under the site's own address. */
const RUNNABLE = /\.(?:x?html?|shtml|xml|xsl|m?js|wasm|php)$/i
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

const stat = (file: string) => fs.statSync(file, { throwIfNoEntry: false })

/** The file a page names, whatever it is: a path counted from the page. */
function find(contentDir: string, page: string, src: string): string | undefined {
  const folder = path.dirname(path.join(contentDir, page))
  return spellings(src)
    .filter((name) => !name.includes('\0') && name.length < 1000)
    .map((name) => path.resolve(folder, name))
    .find((file) => {
      try {
        return stat(file) !== undefined
      } catch {
        return false // a loop of symbolic links, a name too long for the disk
      }
    })
}

/** Why a file may not be published; undefined when it may. */
function faultOf(contentDir: string, file: string, src: string): FileFault | undefined {
  const home = fs.realpathSync(contentDir)
  const inside = path.relative(home, fs.realpathSync(file))
  const [top = ''] = inside.split(path.sep)
  if (inside === '' || top === '..' || path.isAbsolute(inside))
    return {
      message: `“${src}” lies outside the content folder, so it is not published`,
      fix: 'copy the file beside the page, for example into ./media/.',
    }
  if (!stat(file)?.isFile()) return { message: `“${src}” is a folder`, fix: 'name a file in it.' }
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
  return /\.svg$/i.test(inside) ? svgFault(fs.readFileSync(file, 'utf8'), src) : undefined
}

/** An SVG opened by its own address is a page: it must not hold what a page must not. */
function svgFault(svg: string, src: string): FileFault | undefined {
  const held: string[] = []
  visit(fromHtml(svg, { fragment: true }), 'element', ({ tagName, properties }) => {
    if (/^(?:script|foreignobject|iframe|object|embed)$/i.test(tagName)) held.push(`<${tagName}>`)
    for (const [name, value] of Object.entries(properties)) {
      if (/^on/i.test(name)) held.push(name)
      if (/href$/i.test(name) && typeof value === 'string' && !value.startsWith('data:image/') && hrefFault(value))
        held.push(`${name}="${value.slice(0, 20)}"`)
    }
  })
  return held[0] === undefined
    ? undefined
    : { message: `the picture ${src} holds ${held[0]}`, fix: 'export it again as a plain SVG, without scripts.' }
}

/**
 * The file a page names, when it may be published: it lies in the content folder itself, not behind a symbolic link
 * that leads out of it, and is none of the files the site is made of.
 */
export function fileBeside(contentDir: string, page: string, src: string): string | undefined {
  const file = find(contentDir, page, src)
  return file !== undefined && faultOf(contentDir, file, src) === undefined ? file : undefined
}

/** Why a file that a page names cannot be published; undefined when it can, and when there is none. */
export async function besideFault(
  contentDir: string,
  page: string,
  src: string,
  images?: { widths: number[]; quality: number },
): Promise<FileFault | undefined> {
  const file = find(contentDir, page, src)
  if (file === undefined) return undefined
  const fault = faultOf(contentDir, file, src)
  if (fault !== undefined || images === undefined) return fault
  return imageFault(file, src, images)
}

/** Why a picture cannot be shown: it is built here, because half a file is noticed only when it is read to its end. */
async function imageFault(
  file: string,
  src: string,
  images: { widths: number[]; quality: number },
): Promise<FileFault | undefined> {
  if (!IMAGE.test(file))
    return {
      message: `${src} is no picture a browser shows`,
      fix: 'use .png, .jpg, .webp, .avif, .gif or .svg.',
    }
  const data = fs.readFileSync(file)
  if (data.length === 0) return { message: `the picture ${src} is empty (0 bytes)`, fix: 'export it again.' }
  if (data.subarray(0, 40).toString('latin1').startsWith('version https://git-lfs'))
    return { message: `the picture ${src} is a pointer of Git LFS, not the picture`, fix: 'run git lfs pull.' }
  try {
    const { width, height } = await publishImage(file, images, () => {})
    if (width > 0 && height > 0) return undefined
  } catch (error) {
    if (process.env.DEBUG) console.error(error)
    if (!/\.svg$/i.test(file))
      return {
        message: `the picture ${src} cannot be read: it is damaged or of another kind than its name says`,
        fix: 'export it again.',
      }
  }
  return { message: `the picture ${src} has no size`, fix: 'give <svg> a width and a height, or a viewBox.' }
}
