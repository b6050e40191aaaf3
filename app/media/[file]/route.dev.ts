import { mediaDir } from '@/lib/core/folders'
import { decodePath } from '@/lib/core/routes'
import { answer } from '@/lib/dev/answer'
import { readInside } from '@/lib/dev/read-inside'

/** Images and videos on the development server; a published site has them as files. */
export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }) {
  const file = decodePath((await params).file)
  return answer(file, readInside(mediaDir(), [file]))
}
