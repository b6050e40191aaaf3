import { answer } from '@/lib/answer'
import { decodePath } from '@/lib/routes'
import { indexFiles } from '@/lib/search/embedded/build/files'

/** The embedded search index on the development server, made anew when the content has changed; a published site has it as files. */
export async function GET(_: Request, { params }: { params: Promise<{ file: string[] }> }) {
  const file = (await params).file.map(decodePath).join('/')
  return answer(file, indexFiles().get(file))
}
