import { answer } from '@/lib/answer'
import { catalogueFiles } from '@/lib/etl/catalogue'
import { locales } from '@/lib/routes'

/** What the filter of a catalogue searches, loaded when a reader opens the catalogue; a published site has it as a file. */
export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params
  return answer(file, catalogueFiles(locales()).find((catalogue) => catalogue.file === file)?.json)
}
