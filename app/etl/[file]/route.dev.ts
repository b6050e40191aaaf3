import { locales } from '@/lib/core/routes'
import { answer } from '@/lib/dev/answer'
import { catalogueFiles } from '@/lib/etl/catalogue'

/** What the filter of a catalogue searches, loaded when a reader opens the catalogue; a published site has it as a file. */
export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params
  return answer(file, catalogueFiles(locales()).find((catalogue) => catalogue.file === file)?.json)
}
