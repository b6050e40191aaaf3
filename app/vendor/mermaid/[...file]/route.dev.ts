import fs from 'node:fs'
import path from 'node:path'

/** Mermaid's own bundle on the development server; scripts/publish copies it into a published site. */
export async function GET(_: Request, { params }: { params: Promise<{ file: string[] }> }) {
  const file = path.join(
    'node_modules/mermaid/dist',
    ...(await params).file.slice(1).map((part) => path.basename(part)),
  )
  if (!fs.existsSync(file)) return new Response('', { status: 404 })
  return new Response(fs.readFileSync(file), { headers: { 'content-type': 'text/javascript' } })
}
