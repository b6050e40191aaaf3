import { z } from 'zod'
import { drawingFile } from '@/lib/content/drawings'
import { drawingIssue, tidy } from '@/lib/content/drawings/tidy'
import { writeFileAtomic } from '@/lib/content/write-file-atomic'
import { contentDir } from '@/lib/core/folders'

const drawing = z.object({ source: z.string().min(1), svg: z.string() })

/** Keeps a drawing that the author's browser has made beside those of `npm run draw`. It must hold no more than they may. */
export async function POST(request: Request) {
  if (!isOwn(request)) return new Response('only a page of this server may draw', { status: 403 })
  const { source, svg } = drawing.parse(await request.json())
  try {
    const kept = tidy(svg)
    const issue = drawingIssue(kept)
    if (issue) return new Response(`${issue.message}. Fix: ${issue.fix}`, { status: 422 })
    writeFileAtomic(drawingFile(contentDir(), source), kept)
    return new Response(null, { status: 204 })
  } catch {
    return new Response('this is no drawing', { status: 422 })
  }
}

/** A page of another site can send neither this type without a preflight request, nor our origin. */
function isOwn({ headers }: Request): boolean {
  const origin = headers.get('origin') ?? ''
  return (
    headers.get('content-type') === 'application/json' &&
    URL.canParse(origin) &&
    new URL(origin).host === headers.get('host')
  )
}
