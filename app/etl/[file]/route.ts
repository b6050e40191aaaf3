import { catalogueFiles } from '@/lib/etl/catalogue'
import { locales } from '@/lib/routes'

export const dynamic = 'force-static'
export const generateStaticParams = () => catalogueFiles(locales()).map(({ file }) => ({ file }))

/** What the filter of a catalogue searches, loaded when a reader opens the catalogue. */
export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params
  const found = catalogueFiles(locales()).find((candidate) => candidate.file === file)
  return found
    ? new Response(found.json, { headers: { 'content-type': 'application/json' } })
    : new Response('', { status: 404 })
}
