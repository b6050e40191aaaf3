import { getMenus } from '@/lib/docs/menu'

export const dynamic = 'force-static'
export const generateStaticParams = () => getMenus().map(({ file }) => ({ file }))

/** A documentation menu, loaded when a reader opens a category that is not on the page. */
export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params
  const menu = getMenus().find((candidate) => candidate.file === file)
  return menu
    ? new Response(menu.json, { headers: { 'content-type': 'application/json' } })
    : new Response('', { status: 404 })
}
