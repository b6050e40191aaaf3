import { decodePath } from '@/lib/core/routes'
import { answer } from '@/lib/dev/answer'
import { indexFiles } from '@/lib/search/embedded/build/files'

/** The embedded search index on the development server, made anew when the content has changed; a published site has it as files. */
export async function GET(_: Request, { params }: { params: Promise<{ file: string[] }> }) {
  const file = (await params).file.map(decodePath).join('/')
  return answer(file, indexFiles().get(file))
}
