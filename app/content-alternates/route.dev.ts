import { makeAlternate } from '@/lib/alternates/alternate'
import { dataForPrograms } from '@/lib/alternates/files'
import { alternateUrl, decodePath, publishedPath, withBasePath } from '@/lib/core/routes'
import { answer } from '@/lib/dev/answer'
import { ALTERNATE_HEADER } from '@/lib/dev/routes'
import { sitePages } from '@/lib/pages'

/** Alternates, lists and facts on the development server, at the addresses that a published site has them at (see proxy.ts). */
export async function GET(request: Request) {
  const file = decodePath(request.headers.get(ALTERNATE_HEADER) ?? '')
  return answer(file, file.endsWith('.md') ? await alternate(file, request) : dataForPrograms().get(file))
}

async function alternate(file: string, request: Request): Promise<string | undefined> {
  const metas = new Map(sitePages().map((meta) => [publishedPath(meta.path, meta.locale), meta]))
  const found = [...metas].find(
    ([page, { hasAlternate = true }]) => hasAlternate && file.replace(/~\d+\.md$/, '.md') === alternateUrl(page),
  )
  if (!found) return undefined
  const [page, meta] = found
  const html = await (await fetch(new URL(withBasePath(page), request.url))).text()
  return makeAlternate(html, meta, (address) => metas.has(address)).get(file.slice(1))
}
