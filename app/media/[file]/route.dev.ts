import { answer } from '@/lib/answer'
import { mediaDir } from '@/lib/folders'
import { readInside } from '@/lib/read-inside'
import { decodePath } from '@/lib/routes'

/** Images and videos on the development server; a published site has them as files. */
export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }) {
  const file = decodePath((await params).file)
  return answer(file, readInside(mediaDir(), [file]))
}
