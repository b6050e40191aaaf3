import { lookUp } from '../../core/look-up'
import { cellsOf, differs, type Find } from './cast-line'
import type { Project } from './ledger'

/** `BIRCH-128` «Заливка фундамента», and the name after the number in its cell or in the next one. */
export function taskNamesOf({ code, tasks }: Project): Find {
  const quoted = '`?,? [«“]([^»”]+)[»”]'
  const inNextCell = '(?:</\\w+>)+<td[^>]*>\\{(\\p{L}[^|}]*)\\|'
  const inCell = '` (\\p{Lu}[^|«“]*?) \\|'
  const pattern = new RegExp(`(?<![\\w-])(${code}-\\d+)(?:${quoted}|${inNextCell}|${inCell})`, 'gu')
  return (line) =>
    [...line.text.matchAll(pattern)].flatMap(([, key = '', quote, next, cell]) => {
      const names = lookUp(tasks, key)?.name
      const name = quote ?? next ?? cell ?? ''
      return names && !names.some((known) => known === name || (cell && name.startsWith(`${known}, `)))
        ? differs(line, `${key} is named “${name}”`, names)
        : []
    })
}

/** `21.11.2025`, `2025-11-21`. */
const daysIn = (text: string): string[] =>
  [...text.matchAll(/(?<!\d)(?:(\d\d)\.(\d\d)\.(20\d\d)|(20\d\d-\d\d-\d\d))(?!\d)/g)].map(
    ([, day, month, year, iso]) => iso ?? `${year}-${month}-${day}`,
  )

/** Dates that stand beside a project and lie outside it and, in the row of a task, dates that are not its own. */
export function datesOf({ code, tasks, start = '', finish = '9999' }: Project): Find {
  const mention = new RegExp(`(?<![A-Za-z\\d-])${code}(?:-\\d+)?(?![A-Za-z\\d])`, 'g')
  const row = /^\s*(?:\| `?|<tr[^>]*>(?:<[^>]*>)*)(\w+-\d+)/
  return (line) => {
    const keys = new Set(line.text.match(mention))
    if (keys.size !== 1) return []
    const [key = ''] = keys
    const own = row.exec(line.text)?.[1] === key ? (lookUp(tasks, key)?.dates ?? []) : []
    const isRight = (day: string) => (own.length > 0 ? own.includes(day) : day >= start && day <= finish)
    const wrong = daysIn(line.text).find((day) => !isRight(day))
    return wrong ? differs(line, `${wrong} stands beside ${key}`, own.length > 0 ? own : [`${start} – ${finish}`]) : []
  }
}

/** `480 000 000 ₽`, `RUB 480,000,000`. */
const sumsIn = (text: string): string[] =>
  [...text.matchAll(/\d{1,3}(?:[ ,]\d{3})+/g)].map(([sum]) => sum.replace(/[ ,]/g, ''))

/** Fields of the card of a project: a label that stands alone in its cell, and the first value after it. */
export function fieldsOf({ code, card, start, finish, budget }: Project): Find {
  const fields = [
    { label: /^(?:Начало|Start)$/, expected: start, read: daysIn },
    { label: /^(?:Окончание|Finish)$/, expected: finish, read: daysIn },
    { label: /^(?:Бюджет|Budget)$/, expected: budget?.toString(), read: sumsIn },
  ]
  return (line) => {
    if (!card.includes(line.file.replace(/(?:\.[a-z]{2})?\.\w+$/, ''))) return []
    const cells = cellsOf(line.text).map((cell) => cell.replace(/[*\\]/g, '').trim())
    return fields.flatMap(({ label, expected, read }) => {
      const at = cells.findIndex((cell) => label.test(cell))
      const [said] = at === -1 ? [] : read(cells.slice(at + 1).join(' '))
      return said && expected && said !== expected
        ? differs(line, `${cells[at]} of ${code} is ${said}`, [expected])
        : []
    })
  }
}
