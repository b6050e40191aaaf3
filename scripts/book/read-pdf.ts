import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** Opens a PDF; the caller destroys it. */
export const openPdf = (pdf: Uint8Array): Promise<PDFDocumentProxy> =>
  getDocument({ data: Uint8Array.from(pdf), verbosity: 0, useSystemFonts: true }).promise

/** Pages of the places that links of a PDF lead to, by their names, counted from 1; and how many pages there are. */
export async function readPages(pdf: Uint8Array): Promise<{ pages: Map<string, number>; count: number }> {
  const document = await openPdf(pdf)
  try {
    const pages = new Map<string, number>()
    for (const [name, target] of Object.entries(await document.getDestinations())) {
      const [page] = target as [Parameters<typeof document.getPageIndex>[0]]
      pages.set(name, (await document.getPageIndex(page)) + 1)
    }
    return { pages, count: document.numPages }
  } finally {
    await document.destroy()
  }
}

/** Writes a fixed time into a PDF of Chromium, so that the same book has the same bytes. */
export function fixDates(pdf: Buffer, day: string): Buffer {
  const time = `${day.replaceAll('-', '')}000000`
  const text = pdf.toString('latin1').replace(/(?<=\/(?:Creation|Mod)Date \(D:)\d{14}/g, time)
  return Buffer.from(text, 'latin1')
}
