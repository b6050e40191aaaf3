import { lookUp } from '../../core/look-up'
import type { PageElement } from './tree'

/** Every row has as many cells as the widest; a cell over several rows or columns is empty in all but its first. */
export function table(element: PageElement, cellText: (cell: PageElement) => string): string {
  const below: number[] = []
  const rows = rowsOf(element).map(({ children }) => {
    const row: string[] = []
    const passCellsAbove = () => {
      for (; below[row.length]; row.push('')) below[row.length] = (below[row.length] ?? 0) - 1
    }
    for (const cell of children) {
      if (typeof cell === 'string') continue
      passCellsAbove()
      const { colspan = 1, rowspan = 1 } = cell.attributes
      for (let column = 0; column < Number(colspan); column++) {
        below[row.length] = Number(rowspan) - 1
        row.push(column === 0 ? cellText(cell) : '')
      }
    }
    passCellsAbove()
    return row
  })
  const width = Math.max(...rows.map((row) => row.length))
  const [head = [], ...body] = rows
  const line = (row: string[]) => `| ${Array.from({ length: width }, (_, index) => row[index] ?? '').join(' | ')} |`
  return [line(head), line(Array.from({ length: width }, (_, index) => rule(element, index))), ...body.map(line)].join(
    '\n',
  )
}

const RULES = { left: ':---', center: ':---:', right: '---:' }

/** The line below the head, which aligns a column as its first cell is. */
function rule(element: PageElement, column: number): string {
  const cells = rowsOf(element)[0]?.children.filter((cell) => typeof cell !== 'string')
  const [, side] = /text-align:\s*(\w+)/.exec(cells?.[column]?.attributes.style ?? '') ?? []
  return lookUp(RULES, side ?? '') ?? '---'
}

const rowsOf = ({ children }: PageElement): PageElement[] =>
  children.flatMap((child) => (typeof child === 'string' ? [] : child.name === 'tr' ? [child] : rowsOf(child)))
