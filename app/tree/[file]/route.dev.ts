import { answer } from '@/lib/dev/answer'
import { getMenus } from '@/lib/docs/menu'

/** A documentation menu, loaded when a reader opens a category that is not on the page; a published site has it as a file. */
export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params
  return answer(file, getMenus().find((menu) => menu.file === file)?.json)
}
