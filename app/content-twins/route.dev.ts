import { decodePath, publishedPath, twinUrl, withBasePath } from '@/lib/core/routes'
import { answer } from '@/lib/dev/answer'
import { TWIN_HEADER } from '@/lib/dev/routes'
import { sitePages } from '@/lib/pages'
import { dataForPrograms } from '@/lib/twins/files'
import { makeTwin } from '@/lib/twins/twin'

/** Twins, lists and facts on the development server, at the addresses that a published site has them at (see proxy.ts). */
export async function GET(request: Request) {
  const file = decodePath(request.headers.get(TWIN_HEADER) ?? '')
  return answer(file, file.endsWith('.md') ? await twin(file, request) : dataForPrograms().get(file))
}

async function twin(file: string, request: Request): Promise<string | undefined> {
  const metas = new Map(sitePages().map((meta) => [publishedPath(meta.path, meta.locale), meta]))
  const found = [...metas].find(
    ([page, { hasTwin = true }]) => hasTwin && file.replace(/~\d+\.md$/, '.md') === twinUrl(page),
  )
  if (!found) return undefined
  const [page, meta] = found
  const html = await (await fetch(new URL(withBasePath(page), request.url))).text()
  return makeTwin(html, meta, (address) => metas.has(address)).get(file.slice(1))
}
