import path from 'node:path'
import { mediaDir } from '@/lib/folders'
import { readInside } from '@/lib/read-inside'
import { decodePath } from '@/lib/routes'

const TYPES: Record<string, string> = {
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.svg': 'image/svg+xml',
  '.webm': 'video/webm',
  '.mp4': 'video/mp4',
  '.vtt': 'text/vtt',
}

/** Images and videos on the development server; a published site has them as files. */
export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }) {
  const file = decodePath((await params).file)
  const content = readInside(mediaDir(), [file])
  if (!content) return new Response('', { status: 404 })
  return new Response(new Uint8Array(content), {
    headers: { 'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream' },
  })
}
