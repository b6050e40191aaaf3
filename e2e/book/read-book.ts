import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist'
import { openPdf } from '../../scripts/book/read-pdf'

/** Words of a page, and where they are, in points from the left. */
export interface Words {
  text: string
  left: number
  right: number
  bottom: number
}
interface BookLink {
  /** Name of the place it leads to. */
  to: string
  /** Its text, of its first line. */
  text: string
}
export interface PrintedPage {
  width: number
  words: Words[]
  text: string
  links: BookLink[]
  figures: { alt?: string }[]
}
export interface PrintedBook {
  language: string
  isMarked: boolean
  title: string
  /** Headings of the bookmarks and the pages they lead to, counted from 1. */
  bookmarks: { title: string; page: number }[]
  pages: PrintedPage[]
  /** Names of places → pages. */
  places: Map<string, number>
}

/** Reads back what a printed book says. */
export async function readBook(pdf: Uint8Array): Promise<PrintedBook> {
  const document = await openPdf(pdf)
  try {
    const { info } = (await document.getMetadata()) as { info: { Language?: string; Title?: string } }
    const places = new Map<string, number>()
    for (const [name, target] of Object.entries(await document.getDestinations()))
      places.set(name, await pageOf(document, target))
    const pages: PrintedPage[] = []
    for (let number = 1; number <= document.numPages; number++)
      pages.push(await readPage(await document.getPage(number)))
    return {
      language: info.Language ?? '',
      title: info.Title ?? '',
      isMarked: (await document.getMarkInfo())?.Marked === true,
      bookmarks: await readBookmarks(document, await document.getOutline()),
      pages,
      places,
    }
  } finally {
    await document.destroy()
  }
}

type Place = unknown[] | string | null
type Bookmark = { title: string; dest: Place; items: Bookmark[] }

async function pageOf(document: PDFDocumentProxy, target: Place): Promise<number> {
  const place = typeof target === 'string' ? await document.getDestination(target) : target
  return (await document.getPageIndex(place?.[0] as { num: number; gen: number })) + 1
}

async function readBookmarks(document: PDFDocumentProxy, outline: Bookmark[]): Promise<PrintedBook['bookmarks']> {
  const found: PrintedBook['bookmarks'] = []
  for (const { title, dest, items } of outline ?? [])
    found.push({ title, page: await pageOf(document, dest) }, ...(await readBookmarks(document, items)))
  return found
}

/** Text as it is compared: without spaces, which a PDF has where its lines end, and without soft hyphens. */
export const plain = (text: string): string => text.replace(/[\s\u00ad]/g, '')

async function readPage(page: PDFPageProxy): Promise<PrintedPage> {
  const { items } = await page.getTextContent()
  const words = items.flatMap((item): Words[] => {
    if (!('str' in item) || item.str.trim() === '') return []
    const [, , , , left = 0, bottom = 0] = item.transform as number[]
    return [{ text: item.str, left, right: left + item.width, bottom }]
  })
  const within = ([left = 0, low = 0, right = 0, high = 0]: number[]) =>
    words.filter(
      (word) => word.left >= left - 1 && word.right <= right + 1 && word.bottom >= low - 1 && word.bottom < high,
    )
  const annotations: { dest?: string; rect: number[] }[] = await page.getAnnotations()
  return {
    width: page.view[2] ?? 0,
    words,
    text: plain(words.map(({ text }) => text).join('')),
    links: annotations.flatMap(({ dest, rect }) =>
      dest === undefined
        ? []
        : [
            {
              to: dest,
              text: within(rect)
                .map(({ text }) => text)
                .join(' '),
            },
          ],
    ),
    figures: figuresOf(await page.getStructTree()),
  }
}

type StructNode = Awaited<ReturnType<PDFPageProxy['getStructTree']>>
/** The types of the package leave the alternative text out. */
const figuresOf = (node: StructNode & { alt?: string }): { alt?: string }[] => [
  ...(node.role === 'Figure' ? [{ ...(node.alt === undefined ? {} : { alt: node.alt }) }] : []),
  ...node.children.flatMap((child) => ('role' in child ? figuresOf(child) : [])),
]
