import type { PageElement } from './tree'

/** Every row has as many cells as the widest. */
export function table(element: PageElement, cellText: (cell: PageElement) => string): string {
  const rows = rowsOf(element).map(({ children }) =>
    children.flatMap((cell) => {
      if (typeof cell === 'string') return []
      const span = Number(cell.attributes.colspan ?? 1)
      return [cellText(cell), ...Array<string>(span - 1).fill('')]
    }),
  )
  const width = Math.max(...rows.map((row) => row.length))
  const [head = [], ...body] = rows
  const line = (row: string[]) => `| ${Array.from({ length: width }, (_, index) => row[index] ?? '').join(' | ')} |`
  return [line(head), line(Array<string>(width).fill('---')), ...body.map(line)].join('\n')
}

const rowsOf = ({ children }: PageElement): PageElement[] =>
  children.flatMap((child) => (typeof child === 'string' ? [] : child.name === 'tr' ? [child] : rowsOf(child)))
