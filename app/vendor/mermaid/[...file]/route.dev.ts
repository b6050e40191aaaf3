import path from 'node:path'
import { readInside } from '@/lib/read-inside'
import { decodePath } from '@/lib/routes'

const MERMAID = path.resolve('node_modules/mermaid/dist')

/** Mermaid's own bundle on the development server, below its version; scripts/publish copies it into a published site. */
export async function GET(_: Request, { params }: { params: Promise<{ file: string[] }> }) {
  const [, ...parts] = (await params).file.map(decodePath)
  const content = readInside(MERMAID, parts)
  if (!content) return new Response('', { status: 404 })
  return new Response(new Uint8Array(content), { headers: { 'content-type': 'text/javascript' } })
}
