import path from 'node:path'
import { decodePath } from '@/lib/core/routes'
import { answer } from '@/lib/dev/answer'
import { readInside } from '@/lib/dev/read-inside'

const MERMAID = path.resolve('node_modules/mermaid/dist')

/** Mermaid's own bundle on the development server, below its version. No published site has it. */
export async function GET(_: Request, { params }: { params: Promise<{ file: string[] }> }) {
  const [, ...parts] = (await params).file.map(decodePath)
  return answer(parts.join('/'), readInside(MERMAID, parts))
}
